import {
  type ArticleFilter,
  type ArticleQueries,
  type InFull,
  type NoticeRow,
  noticeQueries,
  type PressReleaseRow,
  pressReleaseQueries,
} from "@/backend/db/queries/content/article-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { type PageQuery, pageOf, rowsOf } from "@/backend/domain/paging";
import { dayInDhaka } from "@/utils/dates/dates";
import { withWords } from "@/utils/search/find-words";

const EVERY_ROW = { limit: 100_000, offset: 0 };

export type ArticleRow = PressReleaseRow | NoticeRow;

export interface ArticleKind<Row extends ArticleRow> {
  queries: ArticleQueries<Row>;
  /** The error when no article has a slug. */
  missing: "press-release-not-found" | "notice-not-found";
}

/** The press releases of the company (API-SITE-05). */
export const PRESS_RELEASES: ArticleKind<PressReleaseRow> = {
  queries: pressReleaseQueries,
  missing: "press-release-not-found",
};
/** The notice board (API-SITE-21). */
export const NOTICES: ArticleKind<NoticeRow> = { queries: noticeQueries, missing: "notice-not-found" };

/** Lists the public articles, newest first, by words and year; with all years that have one, regardless of the filter. */
export async function listArticles<Row extends ArticleRow>(
  { db, now }: Pick<DomainContext, "db" | "now">,
  { queries }: ArticleKind<Row>,
  query: PageQuery & { filter: ArticleFilter },
) {
  const { key, year } = query.filter;
  const stored = { year, today: dayInDhaka(now()) };
  const [rows, { count, years }] = await Promise.all([
    queries.list(db.pool, stored, key === null ? rowsOf(query) : EVERY_ROW),
    queries.count(db.pool, stored),
  ]);
  if (key === null) return { ...pageOf(rows, count, query), years };
  // There are only a few dozen rows, so they are filtered here, with the same normaliser as in every other search.
  const fitting = withWords(rows, key, ({ titles, summaries }) =>
    [titles.en, titles.bn, summaries.en, summaries.bn].join("\n"),
  );
  const { offset, limit } = rowsOf(query);
  return { ...pageOf(fitting.slice(offset, offset + limit), fitting.length, query), years };
}

/** A full public article, and all years that have one. @throws DomainError `missing` of its kind */
export async function getArticle<Row extends ArticleRow>(
  { db, now }: Pick<DomainContext, "db" | "now">,
  { queries, missing }: ArticleKind<Row>,
  slug: string,
): Promise<{ article: InFull<Row>; years: number[] }> {
  const today = dayInDhaka(now());
  const article = orThrow(await queries.find(db.pool, { slug, today }), missing, "slug");
  const { years } = await queries.count(db.pool, { year: null, today });
  return { article, years };
}
