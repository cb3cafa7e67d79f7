import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { listProducts, type ProductCardView } from "@/services/catalog/catalog-service";
import {
  type ContentBlock,
  type ContentPage,
  type ContentSection,
  getContentPage,
} from "@/services/content/content-service";
import type { ArticleFilter } from "@/services/content/dated-articles";
import { type HomePack, homePack } from "@/services/content/home-page.server";
import { type InternetPack, listInternetPacks } from "@/services/packs/packs-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { listedCategoryOf } from "@/utils/catalog/listing-query";
import { unitPrice } from "@/utils/money/pack-price";
import { contentAddress, contentPathOf } from "@/utils/paths/content-address";
import { barePath } from "@/utils/paths/paths";
import { queryText, readListFilter } from "@/utils/paths/query-value";
import { isShopInBengali } from "@/utils/paths/shop-languages";
import { answerFillings } from "@/utils/text/answer-times";
import { brandForms } from "@/utils/text/brand-forms";
import { brandName } from "@/utils/text/brand-name";
import { keepUnitsWithin } from "@/utils/text/keep-units";
import { fillPlaceholders } from "@/utils/text/placeholders";
import type { Language } from "@/utils/text/translations";

type BlockOf<Type extends ContentBlock["type"]> = Extract<ContentBlock, { type: Type }>;

/** A block, ready to be drawn: rails already contain their products. */
export type ShownBlock =
  | Exclude<ContentBlock, { type: "products" | "packs" | "pack-table" }>
  | (BlockOf<"products"> & { products: ProductCardView[] })
  | (BlockOf<"packs"> & { packs: HomePack[] })
  | (Omit<BlockOf<"pack-table">, "packs"> & { packs: ListedPack[] });

/** A row in a table of packs: the data from the call, and the page's text about the users it suits. */
export type ListedPack = ReturnType<typeof listedPack>;

/** A page near this one. The path is its address. */
interface ContentPlace {
  name: string;
  path: string;
}

/** A content page, ready to be drawn: all placeholders are filled in, and every path is an address. */
export interface ContentView {
  path: string;
  section: ContentSection;
  name: string;
  title: string;
  description: string;
  /** ISO day. */
  updatedOn: string;
  blocks: ShownBlock[];
  /** The pages above this one, the highest level first. */
  trail: ContentPlace[];
  /** The pages below this one, or this page and its siblings, in the menu's order. */
  sectionPages: ContentPlace[];
}

const PRODUCTS = 8;
const PACKS = 6;
const ARTICLES_A_PAGE = 12;
/** The contract's limit for a search in a list of articles. */
const MAX_KEY_LENGTH = 80;
/** The limit of one call. */
const MAX_PACKS = 48;

function listedPack(pack: InternetPack, suits: string | null) {
  const { packId, title, pricePoisha, wasPoisha } = pack;
  /** Null for a pack that is not data only, or whose data is unlimited. */
  const pricePerGbPoisha = pack.kind === "internet" ? (unitPrice(pack)?.poisha ?? null) : null;
  return { packId, title, pricePoisha, wasPoisha, pricePerGbPoisha, suits };
}

/** The packs of a table: the named packs that are still on sale, or the packs with a reduced price. */
async function listedPacks({ packs: named }: BlockOf<"pack-table">, api: Api): Promise<ListedPack[]> {
  const codes = named?.map(({ code }) => code);
  const { packs } = await listInternetPacks(api, {
    ...(codes === undefined ? { reducedOnly: true, sort: "price-low" } : { codes }),
    perPage: MAX_PACKS,
  });
  if (named === undefined) return packs.map((pack) => listedPack(pack, null));
  return named.flatMap(({ code, suits }) => {
    const pack = packs.find(({ dialCode }) => dialCode === code);
    return pack === undefined ? [] : [listedPack(pack, suits ?? null)];
  });
}

/** The rail with its products; null when they could not be loaded, or there are none. */
async function filledRail(block: ContentBlock, { api, context }: PageRequest): Promise<ShownBlock | null> {
  const section = <Section>(load: () => Promise<Section>) => sideSection(context.res, `${block.type} of a page`, load);
  if (block.type === "products") {
    const category = listedCategoryOf(block.category);
    if (category === undefined) return null;
    const products = await section(() => listProducts(api, category, {}, block.limit ?? PRODUCTS));
    return products !== null && products.length > 0 ? { ...block, products } : null;
  }
  if (block.type === "packs") {
    const filter = { perPage: PACKS, ...(block.kind !== undefined && { kind: block.kind }) };
    const list = await section(() => listInternetPacks(api, filter));
    return list !== null && list.packs.length > 0 ? { ...block, packs: list.packs.map(homePack) } : null;
  }
  if (block.type === "pack-table") {
    const packs = await section(() => listedPacks(block, api));
    return packs !== null && packs.length > 0 ? { ...block, packs } : null;
  }
  return block;
}

/** The values of the placeholders in a page's texts and links. */
function fillings(language: Language): Readonly<Record<string, string>> {
  const { brand, links } = siteEnv();
  const { roaming } = links;
  return {
    ...answerFillings(language),
    ...brandForms(brandName(brand, language)),
    slug: brand.slug,
    ...Object.fromEntries(Object.entries(links).map(([name, address]) => [`link.${name}`, address])),
    // As in the menu: the Bengali pages of that site are under /bn.
    "link.roaming": language === "bn" ? `${roaming}/bn` : roaming,
  };
}

const PROSE_FIELDS = new Set(["body", "biography", "answer", "aside"]);
/** Large figures in narrow tiles, where the unit may be on the next line. */
const FIGURES = new Set(["value"]);

/**
 * The content page of an address, with its placeholders filled in, but without the products of its rails.
 * @throws ApiError; `isNotFound` when there is no such page
 */
export async function readContentPage(api: Api, address: string, language: Language): Promise<ContentPage> {
  const page = await getContentPage(api, contentPathOf(address, siteEnv().brand.slug));
  const filled = fillPlaceholders(page, fillings(language), PROSE_FIELDS);
  return language === "bn" && isShopInBengali() ? withBengaliShop(filled) : filled;
}

/** Links in the texts were written at import, when the shop may have been in English only. */
function withBengaliShop(page: ContentPage): ContentPage {
  return JSON.parse(JSON.stringify(page).replace(/(?<=href=\\")\/shop(?=[\\/?#])/g, "/bn/shop")) as ContentPage;
}

/**
 * The content page of the request's address, in its language; with the editors' token, its draft.
 * @throws ApiError; `isNotFound` when there is no such page
 */
export async function loadContentPage(request: PageRequest): Promise<{ page: ContentView }> {
  const { api, language, context } = request;
  const { slug } = siteEnv().brand;
  const path = barePath(context.resolvedUrl);
  const filled = await readContentPage(api, path, language);
  const sourceBlocks = keepUnitsWithin(filled.blocks, FIGURES);
  const blocks = await Promise.all(sourceBlocks.map((block) => filledRail(block, request)));
  const addressOf = ({ name, path: contentPath }: ContentPlace) => ({ name, path: contentAddress(contentPath, slug) });
  return {
    page: {
      path,
      section: filled.section,
      name: filled.name,
      title: filled.title,
      description: filled.description,
      updatedOn: filled.updated_on,
      blocks: blocks.filter((block) => block !== null),
      trail: filled.trail.map(addressOf),
      sectionPages: filled.beside.map(addressOf),
    },
  };
}

/**
 * The content page of the request's address with one list. If the list cannot be loaded, it is null, and the page is not
 * reused.
 * @param name what the list is, for the log
 * @throws ApiError when the content cannot be loaded
 */
export async function loadContentWithList<List>(
  request: PageRequest,
  name: string,
  load: () => Promise<List>,
): Promise<{ page: ContentView; list: List | null }> {
  const [content, list] = await Promise.all([loadContentPage(request), sideSection(request.context.res, name, load)]);
  return { ...content, list: keepUnitsWithin(list, FIGURES) };
}

/**
 * A page with a list of dated articles: its content, and the list for `?year=2025&key=…&page=2`.
 * @throws ApiError when the content cannot be loaded
 */
export async function loadContentWithArticles<List>(
  request: PageRequest,
  name: string,
  load: (api: Api, filter: ArticleFilter) => Promise<List>,
) {
  const { year, page } = readListFilter(request.query);
  const key = queryText(request.query["key"], MAX_KEY_LENGTH);
  const filter = { page, perPage: ARTICLES_A_PAGE, ...(year !== null && { year }), ...(key !== "" && { key }) };
  const content = await loadContentWithList(request, name, () => load(request.api, filter));
  return { ...content, filter: { year, page, key } };
}

/** Texts that the blocks of a page need in addition to their own. */
export function textsOfBlocks({ page }: { page: ContentView }): readonly string[] {
  const has = (blockType: string) => page.blocks.some(({ type }) => type === blockType);
  const hasSlot = (name: string) => page.blocks.some((block) => block.type === "slot" && block.name === name);
  return [
    ...(hasSlot("star-check") ? ["star"] : []),
    ...(hasSlot("offers") ? ["offers"] : []),
    ...(hasSlot("my-offers") ? ["offers", "activation"] : []),
    ...(hasSlot("recharge") ? ["recharge", "pay-with"] : []),
    ...(has("packs") ? ["home"] : []),
    ...(has("form") ? ["forms"] : []),
  ];
}
