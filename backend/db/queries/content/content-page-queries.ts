import type { ContentPage } from "@/backend/contract/content/content-page";
import type { Language } from "@/backend/contract/language";
import { type Connection, execute, queryCount, queryRows, queryValue } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";

/** A page as it is stored: everything that is served except its place among the other pages. */
export type StoredPage = Omit<ContentPage, "trail" | "beside">;

export type ContentState = "published" | "draft";

/** A page in the form in which the list of all pages has it. */
export interface ContentEntry {
  path: string;
  name: string;
  section: ContentPage["section"];
  /** ISO day. */
  updatedOn: string;
}

/** A page in the form in which it is saved in the database. */
export interface ContentRow extends ContentEntry {
  lang: Language;
  state: ContentState;
  /** The editor's file. */
  source: string;
  page: StoredPage;
  checksum: string;
}

/** A page as its editor wrote it. */
export interface ContentSource {
  path: string;
  lang: Language;
  state: ContentState;
  source: string;
}

/** The page in a language, or null. @param withDraft returns its draft if there is one */
export const findPage = queryValue<StoredPage, [page: { path: string; lang: Language; withDraft: boolean }]>(
  "find-content-page",
  `select page from content_pages
   where path = $path and lang = $lang and (state = 'published' or $withDraft) order by state = 'draft' desc limit 1`,
);

/** Every published page of a language, by path. */
export const listEntries = queryRows<ContentEntry, [lang: Language]>(
  "list-content-pages",
  "select path, name, section, updated_on from content_pages where lang = $1 and state = 'published' order by path",
);

/** Every page as its editors wrote it, including drafts. */
export const listSources = queryRows<ContentSource>(
  "list-content-sources",
  "select path, lang, state, source from content_pages order by path, lang, state",
);

/** Writes pages where they differ. @returns how many were new or differed */
export const writePages = (connection: Connection, rows: readonly ContentRow[]): Promise<number> =>
  upsertRows(connection, { table: "content_pages", key: ["path", "lang", "state"], rows });

/** Removes every published page that is not among these. @returns how many were removed */
export const removeOtherPages = queryCount<[pages: readonly Pick<ContentRow, "path" | "lang">[]]>(
  "delete-other-content-pages",
  "delete from content_pages where state = 'published' and not (path || ' ' || lang = any($1::text[])) returning path",
  (pages) => [pages.map(({ path, lang }) => `${path} ${lang}`)],
);

/** Removes one page in one state. */
export const removePage = execute<[page: Pick<ContentRow, "path" | "lang" | "state">]>(
  "delete-content-page",
  "delete from content_pages where path = $path and lang = $lang and state = $state returning path",
);
