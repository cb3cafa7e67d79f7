import type { GetServerSideProps } from "next";
import { createServerApi } from "@/services/api-client.server";
import { listProductPaths } from "@/services/product-list-service";
import { siteEnv } from "@/services/env.server";
import { listedCategories } from "@/utils/listing-query";
import { categoryPath, localePath, paths } from "@/utils/paths";
import { sitemapXml } from "@/utils/sitemap";

export const getServerSideProps: GetServerSideProps = async (context) => {
  const api = createServerApi(context);
  const products = [...(await listProductPaths(api, {})), ...(await listProductPaths(api, { preorder: "1" }))];
  const landings = [paths.home, paths.business, paths.about];
  const pages = [
    ...landings,
    ...landings.map((path) => localePath(path, "bn")),
    paths.shop,
    paths.devices,
    ...listedCategories.map(categoryPath),
    paths.preorders,
    paths.sale,
    paths.allCategories,
    paths.simServices,
    paths.simReplacement,
    paths.esimMigration,
    paths.numberPortability,
    paths.simOwnershipTransfer,
    paths.trackOrder,
    ...products,
  ];
  context.res.setHeader("Content-Type", "application/xml; charset=utf-8");
  context.res.end(sitemapXml(siteEnv().publicOrigin, [...new Set(pages)]));
  return { props: {} };
};

/** Next wants a component; the answer has ended before it would be drawn. */
export default function Sitemap() {
  return null;
}
