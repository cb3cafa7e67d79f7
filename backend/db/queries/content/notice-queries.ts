import type { StoredFilter } from "@/backend/db/queries/content/content-queries";
import { type Connection, queryRow, statement } from "@/backend/db/queries/statement";
import type { StoredFile } from "@/backend/db/schema/investors";
import type { Localized } from "@/backend/db/schema/localized";

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

const selectNotices = statement<NoticeRow>(
  "list-notices",
  `select ${COLUMNS} from notices where ${FITS} order by published_on desc, slug limit $2 offset $3`,
);

/** One page of notices, newest first. */
export function listNoticeRows(
  connection: Connection,
  { year }: StoredFilter,
  page: { limit: number; offset: number },
): Promise<NoticeRow[]> {
  return selectNotices(connection, [year, page.limit, page.offset]);
}

const selectCount = statement<{ count: number; years: number[] }>(
  "count-notices",
  `select (select count(*)::int from notices where ${FITS}) as count,
     array(select distinct extract(year from published_on)::int as year from notices where published
       order by year desc) as years`,
);

/** The number of notices that fit, and every year that has one, newest first. */
export async function countNotices(
  connection: Connection,
  { year }: StoredFilter,
): Promise<{ count: number; years: number[] }> {
  return (await selectCount(connection, [year]))[0] ?? { count: 0, years: [] };
}

/** A published notice in full, or null. */
export const findNotice = queryRow<NoticeArticleRow, [slug: string]>(
  "find-notice",
  `select ${COLUMNS}, bodies from notices where published and slug = $1`,
);
