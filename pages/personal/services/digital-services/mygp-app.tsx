import { ContentPage } from "@/components/content/content-page";
import { GetApp } from "@/components/get-app/get-app";
import { withPageProps } from "@/services/page/page-props.server";
import { loadAppPage } from "@/services/subscriber-services/digital-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";

export const getServerSideProps = withPageProps(["content", "get-app"], loadAppPage);

export default function AppPage({ qr, ...content }: ViewProps<typeof loadAppPage>) {
  const { brand, outside } = content.layout;
  const slots = { "get-app": <GetApp brand={brand} store={outside.myGpStore} qr={qr} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
