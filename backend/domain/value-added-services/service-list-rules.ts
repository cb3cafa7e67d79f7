import type { ValueAddedServiceRow } from "@/backend/db/queries/subscriber-services/value-added-service-queries";
import type { Localized } from "@/backend/db/stored-types";
import { withWords } from "@/utils/search/find-words";

export interface CategoryCount {
  key: string;
  labels: Localized;
  count: number;
}

type Searched = Pick<ValueAddedServiceRow, "names" | "summaries" | "terms" | "words" | "startCode" | "stopCode">;

const searchedText = ({ names, summaries, terms, words, startCode, stopCode }: Searched) =>
  [names.en, names.bn, summaries.en, summaries.bn, terms.en, terms.bn, words, startCode, stopCode ?? ""].join(" ");

/** Narrows a list of services. Categories are counted first, so that each says what choosing it would show. */
export function filterServices(
  rows: readonly ValueAddedServiceRow[],
  { text, category }: { text: string | null; category: string | null },
): { services: ValueAddedServiceRow[]; categories: CategoryCount[] } {
  const categories = new Map<string, CategoryCount>();
  const services: ValueAddedServiceRow[] = [];
  const fitting = new Set(text === null ? rows : withWords(rows, text, searchedText));
  for (const row of rows) {
    const fits = fitting.has(row);
    const counted = categories.get(row.category) ?? { key: row.category, labels: row.categoryLabels, count: 0 };
    if (fits) counted.count += 1;
    categories.set(row.category, counted);
    if (fits && (category === null || category === row.category)) services.push(row);
  }
  return { services, categories: [...categories.values()] };
}
