import { type PageRows, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredFile, StoredPicture } from "@/backend/db/stored-types";

/** A dated article as a list shows it. */
interface ArticleRow {
  slug: string;
  titles: Localized;
  summaries: Localized;
  /** ISO day. */
  publishedOn: string;
}

export interface PressReleaseRow extends ArticleRow {
  picture: StoredPicture | null;
}

export interface NoticeRow extends ArticleRow {
  file: StoredFile | null;
}

/** An article with its paragraphs. */
export type InFull<Row> = Row & { bodies: Localized<string[]> };

/** The filter of a list of articles; null = not filtered. */
export interface ArticleFilter {
  /** Part of a title or summary, in either language and in any usual spelling. */
  key: string | null;
  year: number | null;
}

/** The part of the filter that the database applies; the domain searches for the words. */
interface StoredFilter {
  year: number | null;
  /** ISO day in Asia/Dhaka: articles of later days are left out. */
  today: string;
}

const PUBLIC = "published and published_on <= $today::date";
const FITS = `${PUBLIC} and ($year::int is null or extract(year from published_on) = $year)`;

/** The queries of a table of dated articles. @param own the column that only this table has */
function articleQueries<Row extends ArticleRow>(name: "press-release" | "notice", table: string, own: string) {
  const columns = `slug, titles, summaries, published_on, ${own}`;
  return {
    /** One page of the articles, newest first. */
    list: queryRows<Row, [filter: StoredFilter, page: PageRows]>(
      `list-${name}s`,
      `select ${columns} from ${table} where ${FITS} order by published_on desc, slug limit $limit offset $offset`,
    ),
    /** The number of articles that fit, and every year that has one, newest first. */
    count: queryOne<{ count: number; years: number[] }, [storedFilter: StoredFilter]>(
      `count-${name}s`,
      `select (select count(*)::int from ${table} where ${FITS}) as count,
         array(select distinct extract(year from published_on)::int as year from ${table} where ${PUBLIC}
           order by year desc) as years`,
    ),
    /** A published article in full, or null. */
    find: queryRow<InFull<Row>, [article: { slug: string; today: string }]>(
      `find-${name}`,
      `select ${columns}, bodies from ${table} where ${PUBLIC} and slug = $slug`,
    ),
  };
}

export type ArticleQueries<Row extends ArticleRow> = ReturnType<typeof articleQueries<Row>>;

export const pressReleaseQueries = articleQueries<PressReleaseRow>("press-release", "press_releases", "picture");
export const noticeQueries = articleQueries<NoticeRow>("notice", "notices", "file");
