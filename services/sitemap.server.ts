import type { Api } from "@/services/api-client";

import { listContentPages } from "@/services/content-service";
import { siteEnv } from "@/services/env.server";
import { listProductPaths } from "@/services/product-list-service";
import { contentAddress } from "@/utils/content-address";
import { listedCategories } from "@/utils/listing-query";
import { categoryPath, paths } from "@/utils/paths";
import type { SitemapPage } from "@/utils/sitemap";

/** Pages that stand in both languages and are made of no content file. */
const LANDINGS = [paths.home, paths.business, paths.about];
/** Pages of the shop, which speaks English only. */
const SHOP = [
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
];

const inBoth = (path: string): SitemapPage => ({ path, languages: ["en", "bn"] });
const inEnglish = (path: string): SitemapPage => ({ path, languages: ["en"] });

/** The parts of the sitemap: the landing pages, the shop, and each section that has a content page. @throws ApiError */
export async function listSitemapSections(api: Api): Promise<string[]> {
  const sections = (await listContentPages(api)).map(({ section }) => section);
  return ["site", "shop", ...new Set(sections.sort())];
}

/**
 * The pages of one part of the sitemap.
 * @returns null when there is no such part
 * @throws ApiError
 */
export async function listSitemapPages(api: Api, section: string): Promise<SitemapPage[] | null> {
  if (section === "site") return LANDINGS.map(inBoth);
  if (section === "shop") {
    const products = [...(await listProductPaths(api, {})), ...(await listProductPaths(api, { preorder: "1" }))];
    return [...new Set([...SHOP, ...products])].map(inEnglish);
  }
  const { slug } = siteEnv().brand;
  const pages = (await listContentPages(api)).filter((page) => page.section === section);
  if (pages.length === 0) return null;
  return pages.map(({ path, updated_on }) => ({ ...inBoth(contentAddress(path, slug)), changedOn: updated_on }));
}
