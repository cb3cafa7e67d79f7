import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { ServiceList } from "@/components/value-added-services/service-list";
import { withPageProps } from "@/services/page/page-props.server";
import { loadValueAddedServices } from "@/services/subscriber-services/subscriber-services-page.server";

export const getServerSideProps = withPageProps(["content", "value-added-services"], loadValueAddedServices);

export default function ValueAddedServicesPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { list, filter, ...content } = props;
  return <ContentPage {...content} parts={{ slots: { services: <ServiceList list={list} filter={filter} /> } }} />;
}
