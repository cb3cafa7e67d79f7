import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { networkSlots } from "@/components/network/network-slots";
import { PackRail, ProductRail } from "@/components/pages/lazy-rails";
import { textsOfBlocks } from "@/services/content/content-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { loadNetworkPage } from "@/services/subscriber-services/network-page.server";

export const getServerSideProps = withPageProps(["content", "network"], loadNetworkPage, textsOfBlocks);

export default function FourGPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { checks, ...content } = props;
  return <ContentPage {...content} parts={{ ProductRail, PackRail, slots: networkSlots("gp4g", checks) }} />;
}
