import { textsOf, type WrittenBlock } from "@/backend/content-import/check-page";
import type { ContentPageFile } from "@/backend/contract/content/content-page";

const MONEY = /\bTk\s?[1-9]|\bTk 0\.|[\d০-৯]\s?টাকা/;
/** Matches the name of a pack or an offer: its volume, its code, or the word itself. */
const PACK = /\d ?(?:GB|MB)\b|\*121\*3\d{3}#|\b(?:packs?|bundles?|offers?)\b|[০-৯] ?(?:জিবি|এমবি)|প্যাক(?!েজ)|বান্ডেল|অফার/i;
/** Packs of minutes have three digits or more; fewer are a duration. */
const MINUTES = /\d,?\d{2} minutes\b|[০-৯],?[০-৯]{2} মিনিট/;

interface OtherPrice {
  path: RegExp;
  /** Matches the allowed sum with its words, in both languages. If absent, every sum of the page is allowed. */
  text?: RegExp;
  why: string;
}

/** Sums that are allowed beside such a name, because they are not the price of a pack in the database. */
const OTHER_PRICES: readonly OtherPrice[] = [
  { path: /^\/business(?:\/|$)/, why: "Tariffs of contracts with companies" },
  { path: /^\/(?:ads-platform|adtech|order-gpfi)$/, why: "Prices of advertising" },
  { path: /^\/star-program$/, text: /\bfrom Tk [\d,]+|[০-৯,]+ টাকা থেকে/g, why: "The use from which a tier begins" },
  {
    path: /^\/personal\/plans-offers(?:\/internet-packages)?$/,
    text: /Tk 0\.06 per MB, up to Tk 6 a day|প্রতি এমবিতে ০\.০৬ টাকা খরচ হয়, তবে দিনে সর্বোচ্চ ৬ টাকা/g,
    why: "The tariff without a pack",
  },
  {
    path: /^\/personal\/services\/vas-others$/,
    text: /200 SMS for 7 days · Tk 15|২০০ এসএমএস · ১৫ টাকা/g,
    why: "A service that is ordered by code and is no pack of the list",
  },
  {
    path: /^\/(?:recharge|recharge-campaign|personal\/services\/digital-services\/mygp-app)$/,
    text: /(?:from|than) Tk \d+|Tk 20 to Tk 5,000|[০-৯]+ টাকা (?:থেকে|বা বেশি)|[০-৯]+ টাকার কম|[০-৯]+ থেকে [০-৯,]+ টাকা/gi,
    why: "Sums to recharge",
  },
];

/** Pieces that are read together: an item of a list, a row, a paragraph. */
function piecesOf(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\n+/);
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value)) return Object.values(value).flatMap(piecesOf);
  if (value.every((item) => typeof item === "string")) return [value.join(" · ")];
  return value.map((item) => textsOf(item).join(" · "));
}

/** True for a sum beside the name of a pack or an offer, after the allowed sums are removed. */
function isPriced(text: string, allowed: readonly RegExp[]): boolean {
  const rest = allowed.reduce(
    (left, pattern) => left.replaceAll(pattern, ""),
    text.replaceAll(/(?<![০-৯,.])০ টাকা/g, ""),
  );
  return MONEY.test(rest) && (PACK.test(text) || MINUTES.test(text));
}

/** True for a chart in taka whose labels name packs: it shows their prices, even without a sum in a text. */
function chartsPrices(block: WrittenBlock): boolean {
  return block.type === "chart" && /^(?:Tk|টাকা)/.test(block.unit) && block.labels.some((label) => PACK.test(label));
}

/** Finds prices of packs and offers written by hand: they belong in the database, where a block of packs reads them. */
export function writtenPrices(page: ContentPageFile, path: string): string[] {
  const entries = OTHER_PRICES.filter((entry) => entry.path.test(path));
  if (entries.some(({ text }) => text === undefined)) return [];
  const allowed = entries.flatMap(({ text }) => text ?? []);
  const pieces = [page.title, page.description, ...page.blocks.flatMap(piecesOf)];
  const charts = page.blocks.flatMap((block) => (block.type === "chart" && chartsPrices(block) ? [block.caption] : []));
  return [...pieces.filter((text) => isPriced(text, allowed)), ...charts].map(
    (text) => `writes a price of a pack or an offer by hand: ${text.slice(0, 120)}`,
  );
}
