import type { ParsedUrlQuery } from "node:querystring";
import { parseSlugs, readSlugs } from "@/utils/catalog/slug-list";
import { paths, withQuery } from "@/utils/paths/paths";

/** The maximum number of compared products: more do not fit side by side. */
export const MAX_COMPARED = 4;

/** The storage key of the products chosen for comparison. */
export const COMPARE_KEY = "comparedProducts";

/** The chosen products from the browser's storage. */
export function parseCompared(text: string | null): string[] {
  return parseSlugs(text, MAX_COMPARED);
}

/**
 * The chosen products with one more, at the end.
 * @returns null when the list is already full
 */
export function withCompared(slugs: readonly string[], slug: string): string[] | null {
  if (slugs.includes(slug)) return [...slugs];
  return slugs.length < MAX_COMPARED ? [...slugs, slug] : null;
}

/** The data in the address of a comparison. */
export type ComparisonQuery = ReturnType<typeof readComparison>;

/** Reads the address of a comparison; invalid values are ignored, so every address shows a page. */
export function readComparison(query: ParsedUrlQuery) {
  const slugs = readSlugs(query["items"]);
  return {
    slugs: slugs.slice(0, MAX_COMPARED),
    /** True when it names more products than can be compared; `slugs` does not include the extra ones. */
    tooMany: slugs.length > MAX_COMPARED,
    /** True to show only the rows in which the products differ. */
    onlyDifferences: query["differences"] === "1",
  };
}

/** The address of a comparison. */
export function compareHref(slugs: readonly string[], onlyDifferences = false): string {
  return withQuery(paths.compare, {
    ...(slugs.length > 0 && { items: slugs.join(",") }),
    ...(onlyDifferences && { differences: "1" }),
  });
}

/** The facts of one product, in groups. */
export interface FactGroup {
  title: string;
  rows: readonly { label: string; value: string }[];
}

/** A fact of several products side by side; null where one does not have it. */
interface ComparedRow {
  label: string;
  values: (string | null)[];
}

interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/**
 * The facts of several products in common rows: groups by their title and rows by their label, in the order of their
 * first occurrence.
 * @param products the groups of each product
 * @returns every row with one value per product
 */
export function comparisonRows(products: readonly (readonly FactGroup[])[]): ComparedGroup[] {
  const groups = new Map<string, Map<string, (string | null)[]>>();
  products.forEach((facts, place) => {
    for (const { title, rows } of facts) {
      const group = groups.get(title) ?? new Map<string, (string | null)[]>();
      groups.set(title, group);
      for (const { label, value } of rows) {
        const values = group.get(label) ?? products.map(() => null);
        const earlier = values[place] ?? null;
        values[place] = earlier === null ? value : `${earlier}, ${value}`;
        group.set(label, values);
      }
    }
  });
  return [...groups].map(([title, rows]) => ({
    title,
    rows: [...rows].map(([label, values]) => ({ label, values })),
  }));
}

/** The rows in which the products have different values, and the groups that have such rows. */
export function differencesOf(groups: readonly ComparedGroup[]): ComparedGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ values }) => new Set(values).size > 1) }))
    .filter(({ rows }) => rows.length > 0);
}
