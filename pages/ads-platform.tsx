import type { InferGetServerSidePropsType } from "next";
import { AdsAction } from "@/components/ads-platform/ads-action";
import { AdsBar } from "@/components/ads-platform/ads-bar";
import { adsSlots } from "@/components/ads-platform/ads-slots";
import { ContentPage } from "@/components/content/content-page";
import { ContentForm } from "@/components/forms/content-form";
import { loadAdsPage } from "@/services/ads-platform/ads-page.server";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["content", "ads"], loadAdsPage, textsOfBlocks);

export default function AdsPlatformPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { desk, ...content } = props;
  return (
    <>
      <AdsBar layout={props.layout} page="platform" />
      <ContentPage {...content} parts={{ Form: ContentForm, slots: adsSlots(desk) }} />
      <AdsAction />
    </>
  );
}
