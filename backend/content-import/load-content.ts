import { createHash } from "node:crypto";
import { join } from "node:path";
import { type ContentError, checkContent, type ReadPage } from "@/backend/content-import/check-content";
import { CONTENT, readContentFolder } from "@/backend/content-import/content-files";
import { renderPage } from "@/backend/content-import/render-page";
import { type SiteFiles, siteFiles } from "@/backend/content-import/site-files";
import type { Database } from "@/backend/db/client";
import {
  type ContentRow,
  type ContentState,
  listEntries,
  removeOtherPages,
  writePages,
} from "@/backend/db/queries/content/content-page-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { SeedPolicy } from "@/backend/db/seed/seed";

interface LoadReport {
  /** Number of pages that were new or had changed; each language counts separately. */
  written: number;
  removed: number;
  errors: ContentError[];
}

/** Turns a page into a database row. @throws Error when a picture or a document is not there */
export function contentRow(
  { path, lang, text, page }: ReadPage,
  state: ContentState,
  files: Pick<SiteFiles, "findDocument">,
): ContentRow {
  const served = renderPage(page, { path, lang, files });
  const checksum = createHash("sha256").update(JSON.stringify(served)).digest("base64url");
  const { section, name, updated_on: updatedOn } = page;
  return { path, lang, state, section, name, updatedOn, source: text, page: served, checksum };
}

/**
 * Fills a sandbox's database with the pages under backend/content. The embedded database follows the files. A database
 * at DATABASE_URL gets them only while it has no pages. A production database gets none, because they are about an
 * invented company. A page with an error is left out and reported, so that a text never prevents a start; the
 * tests check the files.
 * @param report called with one line for each error that leaves a page out
 */
export async function seedContent(
  db: Database,
  policy: SeedPolicy,
  root: string,
  report: (line: string) => void = () => undefined,
): Promise<LoadReport> {
  const none: LoadReport = { written: 0, removed: 0, errors: [] };
  if (policy === "facts") return none;
  if (policy === "demo-if-empty" && (await listEntries(db.pool, "en")).length > 0) return none;
  const files = siteFiles(root);
  const texts = readContentFolder(join(root, CONTENT));
  const { pages, errors } = checkContent(texts, files);
  const rows: ContentRow[] = [];
  const readable = new Set(pages.map(({ file }) => file));
  for (const { file, what } of errors) if (!readable.has(file)) report(`${file} is left out: ${what}`);
  for (const page of pages) {
    try {
      rows.push(contentRow(page, "published", files));
    } catch (error) {
      report(`${page.file} is left out: ${error instanceof Error ? error.message : error}`);
    }
  }
  return inTransaction(db, async (connection) => ({
    written: await writePages(connection, rows),
    // A page with an error now keeps the version that was served before.
    removed: policy === "demo" ? await removeOtherPages(connection, texts) : 0,
    errors,
  }));
}
