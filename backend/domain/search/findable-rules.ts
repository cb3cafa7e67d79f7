import type { SearchCategory } from "@/backend/contract/content/search";
import type {
  ContentSourceRow,
  SearchSourceKind,
  SearchSourceRow,
} from "@/backend/db/queries/search/search-source-queries";
import type { Localized } from "@/backend/db/stored-types";
import type { Findable } from "@/backend/domain/search/search-document-rules";
import { contentAddress } from "@/utils/paths/content-address";
import { listHref } from "@/utils/paths/list-href";
import {
  noticePath,
  offerPath,
  packPath,
  paths,
  preorderPath,
  productPath,
  rechargeCampaignPath,
  starOfferPath,
  storePath,
} from "@/utils/paths/paths";
import { answerFillings } from "@/utils/text/answer-times";
import { brandForms } from "@/utils/text/brand-forms";
import { fillPlaceholders } from "@/utils/text/placeholders";

export interface SearchBrand {
  nameEn: string;
  nameBn: string;
  slug: string;
}

interface KindRule {
  category: SearchCategory;
  path: (row: SearchSourceRow, lang: "en" | "bn") => string;
  /** The popularity value of the most popular items of this kind. */
  mostPopular?: number;
  words?: string;
  /** See `Findable.prior`. */
  prior: number;
}

const KINDS: Readonly<Record<SearchSourceKind, KindRule>> = {
  product: {
    category: "products",
    prior: 1.12,
    path: ({ section, key }) => (section === "preorder" ? preorderPath("phones", key) : productPath(section, key)),
    mostPopular: 1_000,
  },
  pack: { category: "packs", prior: 1.05, path: ({ key }) => packPath(key), mostPopular: 1_000, words: "pack প্যাক" },
  tariff: { category: "packs", prior: 0.95, path: () => paths.tariffPackages, words: "package tariff প্যাকেজ" },
  offer: { category: "offers", prior: 1, path: ({ key }) => offerPath(key), mostPopular: 1_000, words: "offer অফার" },
  "star-offer": {
    category: "offers",
    prior: 0.75,
    path: ({ key }) => starOfferPath(key),
    words: "partner discount ছাড়",
  },
  campaign: { category: "offers", prior: 0.9, path: ({ key }) => rechargeCampaignPath(key), words: "campaign ক্যাম্পেইন" },
  service: {
    category: "services",
    prior: 0.95,
    path: ({ titles }, lang) => listHref(paths.valueAddedServices, "codes", { q: titles[lang] }),
  },
  country: {
    category: "services",
    prior: 0.6,
    path: ({ section }) => listHref(paths.internationalRates, "rates", { country: section }),
    words: "call rate কল রেট",
  },
  store: { category: "stores", prior: 1.05, path: ({ key }) => storePath(key) },
  answer: {
    category: "questions",
    prior: 1.05,
    path: ({ titles }, lang) => listHref(paths.support, "answers", { q: [...titles[lang]].slice(0, 80).join("") }),
  },
  notice: {
    category: "news",
    prior: 0.72,
    path: ({ key }) => noticePath(key),
    mostPopular: 400,
    words: "notice নোটিশ",
  },
  release: { category: "news", prior: 0.62, path: ({ key }) => `${paths.pressReleases}/${key}`, mostPopular: 400 },
  report: { category: "documents", prior: 0.8, path: ({ section }) => section },
  disclosure: { category: "documents", prior: 0.7, path: ({ section }) => section },
  page: { category: "pages", prior: 1.2, path: ({ key }) => key },
};

/** Words for the shop's categories, since a product's own texts often do not contain them. */
const SHELVES: Readonly<Record<string, string>> = {
  phones: "phone ফোন",
  preorder: "phone ফোন pre-order প্রি-অর্ডার",
  sim: "sim সিম",
  accessories: "accessories এক্সেসরিজ",
  wearables: "wearable smartwatch ঘড়ি",
  tab: "tablet ট্যাবলেট",
  "modems-routers": "router modem রাউটার মডেম",
  "iot-products": "iot smart আইওটি",
  "apparel-accessories": "clothes fashion পোশাক",
};

/** Questions on content pages get a lower rank, so that the site's answers come before them. */
const CONTENT_PRIOR = 1.15;
const QUESTION_PRIOR = 0.85;
const DOCUMENT_PRIOR = 0.8;

/** Fields that are not text for people, e.g. markup and addresses. They are left out of the words. */
const NOT_READ: ReadonlySet<string> = new Set(["type", "id", "href", "src", "tint", "name", "file", "format", "url"]);

function textsOf(value: unknown): string {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) return value.map(textsOf).join(" ");
  if (typeof value !== "object" || value === null) return "";
  return Object.entries(value)
    .filter(([name]) => !NOT_READ.has(name))
    .map(([, part]) => textsOf(part))
    .join(" ");
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:nbsp|#160);/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/\s+/g, " ")
    .trim();
}

export function findableOf(kind: SearchSourceKind, row: SearchSourceRow): Findable {
  const { category, path, words = "", mostPopular, prior } = KINDS[kind];
  const { section, texts: written, ...facts } = row;
  const texts = Array.isArray(written) ? { en: written, bn: written } : written;
  const shelf = kind === "product" ? (SHELVES[section] ?? "") : "";
  return {
    ...facts,
    kind,
    part: "",
    category,
    path: { en: path(row, "en"), bn: path(row, "bn") },
    words: [row.words, words, shelf].join(" "),
    texts: { en: textsOf(texts?.en), bn: textsOf(texts?.bn) },
    popularity: mostPopular === undefined ? 0 : row.popularity / mostPopular,
    prior,
  };
}

interface StoredContent {
  title: string;
  description: string;
  blocks: readonly { type: string; heading?: string; items?: readonly Record<string, unknown>[] }[];
}

const CONTENT = {
  kind: "content",
  picture: null,
  pricePoisha: null,
  wasPricePoisha: null,
  inStock: null,
  popularity: 0,
  endsOn: null,
};

/** The pages, questions and documents of one content page. @param rows the page in its languages */
export function findablesOfContent(rows: readonly ContentSourceRow[]): Findable[] {
  const { en, bn } = Object.fromEntries(rows.map((row) => [row.lang, row])) as Partial<
    Record<"en" | "bn", ContentSourceRow>
  >;
  const first = en ?? bn;
  if (first === undefined) return [];
  const pages = { en: (en ?? first).page as StoredContent, bn: (bn ?? first).page as StoredContent };
  const names = { en: (en ?? first).name, bn: (bn ?? first).name };
  return [
    contentFindable(first.path, names, pages),
    ...itemsOf("questions", pages).map((item) => questionFindable(first.path, names, item)),
    ...itemsOf("documents", pages).map((item) => documentFindable(first.path, names, item)),
  ];
}

function contentFindable(path: string, names: Localized, pages: Localized<StoredContent>): Findable {
  const texts = ({ blocks }: StoredContent) => {
    const headings = blocks.map(({ heading }) => heading ?? "").join(" ");
    return `${headings} ${textsOf(blocks.filter(({ type }) => type !== "questions"))}`;
  };
  return {
    ...CONTENT,
    prior: CONTENT_PRIOR,
    key: path,
    part: "",
    category: "pages",
    path: { en: path, bn: path },
    titles: names,
    summaries: { en: pages.en.description, bn: pages.bn.description },
    words: `${pages.en.title} ${pages.bn.title} ${path.replaceAll(/[/-]/g, " ")}`,
    texts: { en: texts(pages.en), bn: texts(pages.bn) },
  };
}

function questionFindable(page: string, names: Localized, { id, item }: Item): Findable {
  const path = `${page}#${id}`;
  return {
    ...CONTENT,
    key: page,
    part: `question ${id}`,
    category: "questions",
    prior: QUESTION_PRIOR,
    path: { en: path, bn: path },
    titles: { en: String(item.en["question"]), bn: String(item.bn["question"]) },
    summaries: { en: textsOf(item.en["answer"]), bn: textsOf(item.bn["answer"]) },
    words: "",
    texts: names,
  };
}

function documentFindable(page: string, names: Localized, { id, item }: Item): Findable {
  const file = (of: Record<string, unknown>) => String(of["file"]);
  return {
    ...CONTENT,
    key: page,
    part: `document ${id}`,
    category: "documents",
    prior: DOCUMENT_PRIOR,
    path: { en: file(item.en), bn: file(item.bn) },
    titles: { en: String(item.en["title"]), bn: String(item.bn["title"]) },
    summaries: { en: textsOf(item.en["note"] ?? ""), bn: textsOf(item.bn["note"] ?? "") },
    words: `pdf ${names.en} ${names.bn} ${String(item.en["date"]).slice(0, 4)}`,
    texts: { en: "", bn: "" },
  };
}

interface Item {
  id: string;
  item: Localized<Record<string, unknown>>;
}

/** The items in a page's blocks of one type; the English and Bengali items are paired by index. */
function itemsOf(type: string, pages: Localized<StoredContent>): Item[] {
  const all = (page: StoredContent) =>
    page.blocks.filter((block) => block.type === type).flatMap(({ items = [] }) => items);
  const bengali = all(pages.bn);
  return all(pages.en).map((en, place) => ({
    id: String(en["id"] ?? en["file"] ?? place),
    item: { en, bn: bengali[place] ?? en },
  }));
}

export function branded(thing: Findable, brand: SearchBrand): Findable {
  const fillings = {
    en: { ...answerFillings("en"), ...brandForms(brand.nameEn), slug: brand.slug },
    bn: { ...answerFillings("bn"), ...brandForms(brand.nameBn), slug: brand.slug },
  };
  const fill = (text: string, lang: "en" | "bn") => fillPlaceholders(text, fillings[lang], new Set());
  const pair = (texts: Localized): Localized => ({ en: fill(texts.en, "en"), bn: fill(texts.bn, "bn") });
  const address = (path: string) => (thing.kind === "content" ? contentAddress(path, brand.slug) : path);
  return {
    ...thing,
    path: { en: address(thing.path.en), bn: address(thing.path.bn) },
    titles: pair(thing.titles),
    summaries: thing.summaries && pair(thing.summaries),
    words: fill(thing.words, "en"),
    texts: pair(thing.texts),
  };
}
