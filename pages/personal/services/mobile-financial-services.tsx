import { ChargeCheck } from "@/components/bill-charges/charge-check";
import { ContentPage } from "@/components/content/content-page";
import { ServiceCards } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadFinancialServices } from "@/services/subscriber-services/digital-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(
  ["content", "bill-charges", "value-added-services"],
  loadFinancialServices,
);

export default function FinancialServicesPage(props: ViewProps<typeof loadFinancialServices>) {
  const { charges, services, payment, ...content } = props;
  const check = <ChargeCheck charges={charges} payment={payment} />;
  return (
    <ContentPage {...content} parts={{ slots: { charges: check, services: <ServiceCards services={services} /> } }} />
  );
}
