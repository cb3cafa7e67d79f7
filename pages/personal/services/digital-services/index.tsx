import { ContentPage } from "@/components/content/content-page";
import { PackRail } from "@/components/pages/lazy-rails";
import { ServiceCards } from "@/components/value-added-services/service-list";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadDigitalServices } from "@/services/subscriber-services/digital-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(
  ["content", "value-added-services"],
  loadDigitalServices,
  textsOfBlocks,
);

export default function DigitalServicesPage({ services, ...content }: ViewProps<typeof loadDigitalServices>) {
  return <ContentPage {...content} parts={{ PackRail, slots: { services: <ServiceCards services={services} /> } }} />;
}
