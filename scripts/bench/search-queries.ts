import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";

/** The twelve kinds of queries. */
export const queryKinds = [
  "exact",
  "typo",
  "bengali",
  "banglish",
  "mixed",
  "plural",
  "endings",
  "sku",
  "number",
  "question",
  "place",
  "synonym",
] as const;
type QueryKind = (typeof queryKinds)[number];

/** A query with the answers that a person expects. */
export interface SearchQuery {
  query: string;
  /** Language of the page on which the query is typed. */
  language: "en" | "bn";
  kind: QueryKind;
  /** The ranking is tuned on one half and scored on the other. */
  split: "tuning" | "holdout";
  /** Addresses without a language; a `*` at the end matches any ending. Each address is a correct answer. */
  expected: string[];
}

/** The half that a query belongs to, by its hash: a new row never moves another row to the other half. */
export function splitOf({ query, language }: Pick<SearchQuery, "query" | "language">): SearchQuery["split"] {
  const [first = 0] = createHash("sha256").update(`${language} ${query}`).digest();
  return first % 2 === 0 ? "tuning" : "holdout";
}

/** The committed queries. */
export function readSearchQueries(file = "bench/search-queries.csv"): SearchQuery[] {
  const rows = parse<Record<keyof SearchQuery, string>>(readFileSync(file, "utf8"), { columns: true });
  return rows.map((row) => ({ ...row, expected: row.expected.split(" ") }) as SearchQuery);
}

/** `?q=A%20title` and `?q=A+title` are the same address, and so are escaped and plain letters. */
const readable = (path: string) => decodeURIComponent(path).replaceAll(" ", "+");

/**
 * True when an address is one of those that a query expects. Fragments are ignored. The address's query string matters
 * only where the expected one has a query too.
 * @param path of a hit, with or without a language
 */
export function isExpected({ expected }: Pick<SearchQuery, "expected">, path: string): boolean {
  const full = readable(path.replace(/^\/bn(?=\/|$)/, "").replace(/#.*$/, ""));
  const bare = full.replace(/\?.*$/, "");
  return expected.some((address) => {
    const own = address.includes("?") ? full : bare;
    return address.endsWith("*") ? own.startsWith(address.slice(0, -1)) : own === address;
  });
}
