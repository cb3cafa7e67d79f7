import type { InferGetServerSidePropsType } from "next";
import { ChargeTable } from "@/components/bill-charges/charge-table";
import { OutletSearch } from "@/components/bill-charges/outlet-search";
import { ContentPage } from "@/components/content/content-page";
import { ServiceCards } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadPaymentPage } from "@/services/subscriber-services/digital-pages.server";

const TEXTS = ["content", "bill-charges", "value-added-services"] as const;
export const getServerSideProps = withPageProps(TEXTS, loadPaymentPage);
type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function MobicashPage({ charges, services, ...content }: Props) {
  const table = <ChargeTable way="mobicash" charges={charges} />;
  const slots = { outlets: <OutletSearch />, charges: table, services: <ServiceCards services={services} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
