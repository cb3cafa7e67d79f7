import type { InferGetServerSidePropsType } from "next";
import { ContentPage } from "@/components/content/content-page";
import { StoreFinder } from "@/components/stores/store-finder";
import { textsOfBlocks } from "@/services/content-page.server";
import { withPageProps } from "@/services/page-props.server";
import { loadStores } from "@/services/stores-page.server";

export const getServerSideProps = withPageProps(["content", "stores"], loadStores, textsOfBlocks);

export default function StoreLocatorPage({
  list,
  search,
  ...content
}: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const slots = list === null ? {} : { "store-finder": <StoreFinder list={list} search={search} /> };
  return <ContentPage {...content} parts={{ slots }} />;
}
