import type { contentCalls } from "@/backend/contract/content/content";
import type { Language } from "@/backend/contract/language";
import type { Localized } from "@/backend/db/stored-types";
import type { DatedAsked, DatedList } from "@/backend/domain/dated-texts";
import { ENTRIES_PER_PAGE, pageFieldsOf } from "@/backend/http/requests/page-view";
import type { CallInput } from "@/backend/http/requests/route";

/** The part of the press releases or notices that a call asks for. */
export function datedAsked({
  key,
  year,
  page,
  per_page,
}: CallInput<(typeof contentCalls)["listPressReleases" | "listNotices"]>["body"]): DatedAsked {
  return {
    filter: { key: key === undefined || key === "" ? null : key, year: year ?? null },
    page: page ?? 1,
    perPage: per_page ?? ENTRIES_PER_PAGE,
  };
}

/** A page of press releases or notices, with the contract's field names. */
export function datedList<Row, View>(list: DatedList<Row>, view: (row: Row) => View) {
  return { items: list.items.map(view), ...pageFieldsOf(list), years: list.years, article: null };
}

/** One press release or notice in full, as a list of one. */
export function datedArticle<Row extends { bodies: Localized<string[]> }, View>(
  { article, years }: { article: Row; years: number[] },
  lang: Language,
  view: (row: Row) => View,
) {
  const entry = view(article);
  return {
    items: [entry],
    count: 1,
    page: 1,
    pages: 1,
    per_page: 1,
    years,
    article: { ...entry, body: article.bodies[lang] },
  };
}
