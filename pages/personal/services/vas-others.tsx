import { ContentPage } from "@/components/content/content-page";
import { ServiceList } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadValueAddedServices } from "@/services/subscriber-services/subscriber-services-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "value-added-services"], loadValueAddedServices);

export default function ValueAddedServicesPage({ list, filter, ...content }: ViewProps<typeof loadValueAddedServices>) {
  return <ContentPage {...content} parts={{ slots: { services: <ServiceList list={list} filter={filter} /> } }} />;
}
