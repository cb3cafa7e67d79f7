import type { InferGetServerSidePropsType } from "next";
import dynamic from "next/dynamic";
import { ContentPage } from "@/components/content/content-page";
import { networkSlots } from "@/components/network/network-slots";
import { textsOfBlocks } from "@/services/content-page.server";
import { loadNetworkPage } from "@/services/network-page.server";
import { withPageProps } from "@/services/page-props.server";

const ProductRail = dynamic(() => import("@/components/catalog/product-rail").then((part) => part.ProductRail));
const PackRail = dynamic(() => import("@/components/home/pack-rail").then((part) => part.PackRail));

export const getServerSideProps = withPageProps(["content", "network"], loadNetworkPage, textsOfBlocks);

export default function FourGPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { checks, ...content } = props;
  return <ContentPage {...content} parts={{ ProductRail, PackRail, slots: networkSlots("gp4g", checks) }} />;
}
