import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { listProductPaths } from "@/services/catalog/product-list-service";
import { listContentPages } from "@/services/content/content-service";
import { listPressReleases } from "@/services/news/news-service";
import { listOffers } from "@/services/offers/offers-service";
import { listInternetPacks } from "@/services/packs/packs-service";
import { listCampaigns } from "@/services/recharge/recharge-campaign-service";
import { listStorePoints } from "@/services/stores/stores-service";
import { listNotices } from "@/services/support/support-service";
import { listedCategories } from "@/utils/catalog/listing-query";
import { contentAddress } from "@/utils/paths/content-address";
import {
  categoryPath,
  noticePath,
  offerPath,
  packPath,
  paths,
  rechargeCampaignPath,
  storePath,
} from "@/utils/paths/paths";
import { isShopInBengali } from "@/utils/paths/shop-languages";
import type { SitemapPage, SitemapPart } from "@/utils/seo/sitemap";

/** The limit of the calls that list something. */
const MAX_PER_PAGE = 48;
/** More than any list has. A system that counts wrong must not keep us asking without end. */
const MAX_PAGES = 1_000;

/** Pages that exist in both languages without a content file. */
const LANDINGS = [paths.home, paths.business, paths.about, paths.packFinder];
/** Pages of the shop, apart from its products. */
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

/** The section of the page with all recharge campaigns. */
const CAMPAIGN_SECTION = "personal";

const inBoth = (path: string): SitemapPage => ({ path, languages: ["en", "bn"] });
const inEnglish = (path: string): SitemapPage => ({ path, languages: ["en"] });

/** All pages of a list, one after the other. */
async function allPages<Page extends { pages: number }>(load: (page: number) => Promise<Page>): Promise<Page[]> {
  const loaded = [await load(1)];
  const last = Math.min(loaded[0]?.pages ?? 1, MAX_PAGES);
  for (let page = 2; page <= last; page += 1) loaded.push(await load(page));
  return loaded;
}

/** Press releases and notices, each with its publication date. */
async function listNews(api: Api): Promise<SitemapPage[]> {
  const releases = await allPages((page) => listPressReleases(api, { page, perPage: MAX_PER_PAGE }));
  const notices = await allPages((page) => listNotices(api, { page, perPage: MAX_PER_PAGE }));
  const dated = (path: string, changedOn: string) => ({ ...inBoth(path), changedOn });
  return [
    ...releases
      .flatMap((page) => page.releases)
      .map(({ slug, publishedOn }) => dated(`${paths.pressReleases}/${slug}`, publishedOn)),
    ...notices.flatMap((page) => page.notices).map(({ slug, publishedOn }) => dated(noticePath(slug), publishedOn)),
  ];
}

/** The pages of all packs on sale. */
async function listPackPages(api: Api): Promise<SitemapPage[]> {
  const pages = await allPages((page) => listInternetPacks(api, { page, perPage: MAX_PER_PAGE }));
  return pages.flatMap(({ packs }) => packs.map(({ packId }) => inBoth(packPath(packId))));
}

/** The pages of all public offers. */
async function listOfferPages(api: Api): Promise<SitemapPage[]> {
  const pages = await allPages((page) => listOffers(api, { page }));
  return pages.flatMap(({ offers }) => offers.map(({ offerId }) => inBoth(offerPath(offerId))));
}

const newest = (days: readonly string[]) => [...days].sort().at(-1);

/**
 * The parts of the sitemap: the landing pages, the shop, the centres, the packs, the offers, the news, and each section
 * that has a content page. Each has the date of its last change, if the data has one.
 */
export async function listSitemapSections(api: Api): Promise<SitemapPart[]> {
  const [content, releases, notices] = await Promise.all([
    listContentPages(api),
    listPressReleases(api, { perPage: 1 }),
    listNotices(api, { perPage: 1 }),
  ]);
  const part = (name: string, days: readonly string[]): SitemapPart => {
    const changedOn = newest(days);
    return { name, ...(changedOn !== undefined && { changedOn }) };
  };
  const names = [...new Set(content.map(({ section }) => section))].sort();
  return [
    { name: "site" },
    { name: "shop" },
    { name: "stores" },
    { name: "packs" },
    { name: "offers" },
    part(
      "news",
      [...releases.releases, ...notices.notices].map(({ publishedOn }) => publishedOn),
    ),
    ...names.map((name) =>
      part(
        name,
        content.filter(({ section }) => section === name).map((page) => page.updated_on),
      ),
    ),
  ];
}

/**
 * The pages of one part of the sitemap.
 * @returns null when there is no such part
 */
export async function listSitemapPages(api: Api, section: string): Promise<SitemapPage[] | null> {
  if (section === "site") return LANDINGS.map(inBoth);
  if (section === "shop") {
    const products = [...(await listProductPaths(api, {})), ...(await listProductPaths(api, { preorder: "1" }))];
    return [...new Set([...SHOP, ...products])].map(isShopInBengali() ? inBoth : inEnglish);
  }
  if (section === "stores") return (await listStorePoints(api)).map(({ id }) => inBoth(storePath(id)));
  if (section === "packs") return listPackPages(api);
  if (section === "offers") return listOfferPages(api);
  if (section === "news") return listNews(api);
  const { slug } = siteEnv().brand;
  const pages = (await listContentPages(api)).filter((page) => page.section === section);
  if (pages.length === 0) return null;
  const campaigns = section === CAMPAIGN_SECTION ? await listCampaigns(api) : [];
  return [
    ...pages.map(({ path, updated_on }) => ({ ...inBoth(contentAddress(path, slug)), changedOn: updated_on })),
    ...campaigns.map(({ id }) => inBoth(rechargeCampaignPath(id))),
  ];
}
