import { ChargeTable } from "@/components/bill-charges/charge-table";
import { OutletSearch } from "@/components/bill-charges/outlet-search";
import { ContentPage } from "@/components/content/content-page";
import { ServiceCards } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadPaymentPage } from "@/services/subscriber-services/digital-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

const TEXTS = ["content", "bill-charges", "value-added-services"] as const;
export const getServerSideProps = withPageProps(TEXTS, loadPaymentPage);

export default function MobicashPage({ charges, services, ...content }: ViewProps<typeof loadPaymentPage>) {
  const table = <ChargeTable way="mobicash" charges={charges} />;
  const slots = { outlets: <OutletSearch />, charges: table, services: <ServiceCards services={services} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
