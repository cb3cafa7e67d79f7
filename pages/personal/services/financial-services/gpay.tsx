import { ChargeTable } from "@/components/bill-charges/charge-table";
import { ContentPage } from "@/components/content/content-page";
import { GetApp } from "@/components/get-app/get-app";
import { ServiceCards } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadWalletPage } from "@/services/subscriber-services/digital-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

const TEXTS = ["content", "bill-charges", "get-app", "value-added-services"] as const;
export const getServerSideProps = withPageProps(TEXTS, loadWalletPage);

export default function GpayPage({ charges, services, qr, ...content }: ViewProps<typeof loadWalletPage>) {
  const { brand, outside } = content.layout;
  const app = <GetApp brand={brand} store={outside.myGpStore} qr={qr} />;
  const table = <ChargeTable way="gpay" charges={charges} />;
  const slots = { "get-app": app, charges: table, services: <ServiceCards services={services} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
