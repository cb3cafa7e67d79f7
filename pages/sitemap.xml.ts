import type { GetServerSideProps } from "next";
import { createServerApi } from "@/services/api-client.server";
import { listProductPaths } from "@/services/catalog-service";
import { siteEnv } from "@/services/env.server";
import { localePath, paths } from "@/utils/paths";
import { sitemapXml } from "@/utils/sitemap";

export const getServerSideProps: GetServerSideProps = async (context) => {
  const products = await listProductPaths(createServerApi(context), "phones");
  const landings = [paths.home, paths.business, paths.about];
  const pages = [
    ...landings,
    ...landings.map((path) => localePath(path, "bn")),
    paths.shop,
    paths.phones,
    paths.trackOrder,
    ...products,
  ];
  context.res.setHeader("Content-Type", "application/xml; charset=utf-8");
  context.res.end(sitemapXml(siteEnv().publicOrigin, pages));
  return { props: {} };
};

/** Next wants a component; the answer has ended before it would be drawn. */
export default function Sitemap() {
  return null;
}
