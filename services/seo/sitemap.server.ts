import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { listProductPaths } from "@/services/catalog/product-list-service";
import { listContentPages } from "@/services/content/content-service";
import { listPressReleases } from "@/services/news/news-service";
import { listOffers, type Offer } from "@/services/offers/offers-service";
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

/** Number of entries of a list per request. */
const PART = 48;

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

/** Path of the page with all recharge campaigns. */
const CAMPAIGN_SECTION = "personal";

const inBoth = (path: string): SitemapPage => ({ path, languages: ["en", "bn"] });
const inEnglish = (path: string): SitemapPage => ({ path, languages: ["en"] });

/** All entries of a list that has several pages. */
async function inParts<Entry>(load: (page: number) => Promise<{ entries: Entry[]; pages: number }>): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = await load(page);
    found.push(...part.entries);
    pages = part.pages;
  }
  return found;
}

/** Press releases and notices, each with its publication date. */
async function listNews(api: Api): Promise<SitemapPage[]> {
  const releases = await inParts(async (page) => {
    const list = await listPressReleases(api, { page, perPage: PART });
    return { entries: list.releases, pages: list.pages };
  });
  const notices = await inParts(async (page) => {
    const list = await listNotices(api, { page, perPage: PART });
    return { entries: list.notices, pages: list.pages };
  });
  const dated = (path: string, changedOn: string) => ({ ...inBoth(path), changedOn });
  return [
    ...releases.map(({ slug, publishedOn }) => dated(`${paths.pressReleases}/${slug}`, publishedOn)),
    ...notices.map(({ slug, publishedOn }) => dated(noticePath(slug), publishedOn)),
  ];
}

/** The pages of all packs on sale. */
async function listPackPages(api: Api): Promise<SitemapPage[]> {
  const packs = await inParts(async (page) => {
    const list = await listInternetPacks(api, { page, perPage: PART });
    return { entries: list.packs, pages: list.pages };
  });
  return packs.map(({ packId }) => inBoth(packPath(packId)));
}

/** Every public offer. */
function listEveryOffer(api: Api): Promise<Offer[]> {
  return inParts(async (page) => {
    const { offers, pages } = await listOffers(api, { page });
    return { entries: offers, pages };
  });
}

const newest = (days: readonly string[]) => [...days].sort().at(-1);

/**
 * The parts of the sitemap: the landing pages, the shop, the centres, the packs, the offers, the news, and each section
 * that has a content page. Each entry has the date
 * of the last change, if the data has one.
 * @throws ApiError
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
 * @throws ApiError
 */
export async function listSitemapPages(api: Api, section: string): Promise<SitemapPage[] | null> {
  if (section === "site") return LANDINGS.map(inBoth);
  if (section === "shop") {
    const products = [...(await listProductPaths(api, {})), ...(await listProductPaths(api, { preorder: "1" }))];
    return [...new Set([...SHOP, ...products])].map(isShopInBengali() ? inBoth : inEnglish);
  }
  if (section === "stores") return (await listStorePoints(api)).map(({ id }) => inBoth(storePath(id)));
  if (section === "packs") return listPackPages(api);
  if (section === "offers") return (await listEveryOffer(api)).map(({ offerId }) => inBoth(offerPath(offerId)));
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
