import type { Language } from "@/backend/contract/language";
import { execute, type PageRows, queryOne, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredPicture } from "@/backend/db/stored-types";

/** The filter of a list of entries; null = not filtered. */
export interface ContentFilter {
  /** Part of a title or summary, in either language and in any usual spelling. */
  key: string | null;
  year: number | null;
}

/** The part of the filter that the database applies; the domain searches for the words. */
export type StoredFilter = Omit<ContentFilter, "key">;

export interface PressReleaseRow {
  slug: string;
  titles: Localized;
  summaries: Localized;
  /** ISO day. */
  publishedOn: string;
  picture: StoredPicture | null;
}

export interface PressReleaseArticleRow extends PressReleaseRow {
  bodies: Localized<string[]>;
}

const COLUMNS = `slug, titles, summaries, published_on::text as "publishedOn", picture`;

/** $1 year. */
const FITS = "published and ($1::int is null or published_on between make_date($1, 1, 1) and make_date($1, 12, 31))";

/** One page of releases, newest first. */
export const listReleases = queryRows<PressReleaseRow, [filter: StoredFilter, page: PageRows]>(
  "list-press-releases",
  `select ${COLUMNS} from press_releases where ${FITS} order by published_on desc, slug limit $2 offset $3`,
  ({ year }, page) => [year, page.limit, page.offset],
);

/** The number of releases that fit, and every year that has one, newest first. */
export const countReleases = queryOne<{ count: number; years: number[] }, [storedFilter: StoredFilter]>(
  "count-press-releases",
  `select (select count(*)::int from press_releases where ${FITS}) as count,
     array(select distinct extract(year from published_on)::int as year from press_releases where published
       order by year desc) as years`,
  ({ year }) => [year],
);

/** A published release in full, or null. */
export const findRelease = queryRow<PressReleaseArticleRow, [slug: string]>(
  "find-press-release",
  `select ${COLUMNS}, bodies from press_releases where published and slug = $1`,
);

/** Saves an address once; the first consent stays. @param email in lower case */
export const insertSubscription = execute<[email: string, lang: Language]>(
  "insert-newsletter-subscription",
  "insert into newsletter_subscriptions (email, lang) values ($1, $2) on conflict (email) do nothing",
);
