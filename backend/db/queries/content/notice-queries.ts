import type { StoredFilter } from "@/backend/db/queries/content/content-queries";
import { type PageRows, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredFile } from "@/backend/db/stored-types";

export interface NoticeRow {
  slug: string;
  titles: Localized;
  summaries: Localized;
  /** ISO day. */
  publishedOn: string;
  file: StoredFile | null;
}

export interface NoticeArticleRow extends NoticeRow {
  bodies: Localized<string[]>;
}

const COLUMNS = `slug, titles, summaries, published_on::text as "publishedOn", file`;

/** $1 year. */
const FITS = "published and ($1::int is null or published_on between make_date($1, 1, 1) and make_date($1, 12, 31))";

/** One page of notices, newest first. */
export const listNoticeRows = queryRows<NoticeRow, [filter: StoredFilter, page: PageRows]>(
  "list-notices",
  `select ${COLUMNS} from notices where ${FITS} order by published_on desc, slug limit $2 offset $3`,
  ({ year }, page) => [year, page.limit, page.offset],
);

/** The number of notices that fit, and every year that has one, newest first. */
export const countNotices = queryOne<{ count: number; years: number[] }, [storedFilter: StoredFilter]>(
  "count-notices",
  `select (select count(*)::int from notices where ${FITS}) as count,
     array(select distinct extract(year from published_on)::int as year from notices where published
       order by year desc) as years`,
  ({ year }) => [year],
);

/** A published notice in full, or null. */
export const findNotice = queryRow<NoticeArticleRow, [slug: string]>(
  "find-notice",
  `select ${COLUMNS}, bodies from notices where published and slug = $1`,
);
