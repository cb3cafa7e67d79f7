import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import {
  type CheckedContent,
  type ContentError,
  checkContent,
  type ReadPage,
} from "@/backend/content-import/check-content";
import { CONTENT, type ContentText, readContentFile, readContentFolder } from "@/backend/content-import/content-files";
import { contentRow } from "@/backend/content-import/load-content";
import { siteFiles } from "@/backend/content-import/site-files";
import type { Database } from "@/backend/db/client";
import {
  type ContentRow,
  type ContentSource,
  type ContentState,
  listSources,
  removePage,
  writePages,
} from "@/backend/db/queries/content/content-page-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { BackendEnv } from "@/backend/env";

const CONTENT_USAGE = `npm run content -- check [FOLDER]      names every error of the files; needs no database
npm run content -- load [FOLDER]       publishes every page of the files, or none when there is an error;
                                       in production the folder must be named
npm run content -- draft FILE...       keeps files as drafts, which PREVIEW_TOKEN opens
npm run content -- publish PATH        makes the drafts of a page public, in both languages
npm run content -- export FOLDER       writes every published page as a file`;

const NO_FOLDER = `Name the folder of your own pages: npm run content -- load FOLDER
Without it the pages of ${CONTENT} would be published, which are about an invented company: refused when SITE_MODE is production.`;

interface Command {
  /** The project's folder. */
  root: string;
  args: readonly string[];
  say: (line: string) => void;
}

interface DatabaseCommand extends Command {
  db: Database;
  siteMode: BackendEnv["siteMode"];
}

/** `check`: prints every error of a content folder. @returns true when there are none */
export function checkCommand({ root, args, say }: Command): boolean {
  const { errors, texts } = checkFolder(root, args[0]);
  if (reportErrors(errors, say)) return false;
  say(`${texts.length} pages are in order.`);
  return true;
}

/** `load`, `draft`, `publish`, `export`: the commands that need a database. @returns false when nothing was done */
export async function runContentCommand(command: DatabaseCommand): Promise<boolean> {
  const [name, ...args] = command.args;
  const run = { load, draft, publish, export: exportPages }[name ?? ""];
  if (run !== undefined && (name === "load" || args.length > 0)) return run({ ...command, args });
  command.say(CONTENT_USAGE);
  return false;
}

async function load({ db, root, args, say, siteMode }: DatabaseCommand): Promise<boolean> {
  // The project's own texts are about an invented company.
  if (siteMode === "production" && args.length === 0) {
    say(NO_FOLDER);
    return false;
  }
  const { pages, errors } = checkFolder(root, args[0]);
  if (reportErrors(errors, say)) return false;
  const rows = rowsOf(pages, "published", root);
  const written = await inTransaction(db, (connection) => writePages(connection, rows));
  say(`${rows.length} pages are published; ${written} of them are new or have changed.`);
  return true;
}

async function draft({ db, root, args, say }: DatabaseCommand): Promise<boolean> {
  const given = args.map((file) => {
    const text = readContentFile(file);
    if (text === null) say(`${file} does not end in en/PATH.json or bn/PATH.json.`);
    return text;
  });
  const texts = given.flatMap((text) => text ?? []);
  if (texts.length < given.length) return false;
  const { pages, errors } = await checkBeside(db, root, texts);
  if (reportErrors(errors, say)) return false;
  const own = pages.filter(({ file }) => args.includes(file));
  const rows = rowsOf(own, "draft", root);
  await inTransaction(db, (connection) => writePages(connection, rows));
  for (const { path, lang } of rows) say(`The draft of ${path} (${lang}) is kept.`);
  return true;
}

async function publish({ db, root, args: [path = ""], say }: DatabaseCommand): Promise<boolean> {
  const drafts = (await listSources(db.pool)).filter((source) => source.path === path && source.state === "draft");
  if (drafts.length === 0) {
    say(`${path} has no draft.`);
    return false;
  }
  const texts = drafts.map(textOf);
  const { pages, errors } = await checkBeside(db, root, texts);
  if (reportErrors(errors, say)) return false;
  const names = new Set(texts.map(({ file }) => file));
  const own = pages.filter(({ file }) => names.has(file));
  const rows = rowsOf(own, "published", root);
  await inTransaction(db, async (connection) => {
    await writePages(connection, rows);
    for (const row of drafts) await removePage(connection, { ...row, state: "draft" });
  });
  for (const { lang } of rows) say(`${path} (${lang}) is published.`);
  return true;
}

async function exportPages({ db, args: [folder = ""], say }: DatabaseCommand): Promise<boolean> {
  const published = (await listSources(db.pool)).filter(({ state }) => state === "published");
  for (const { lang, path, source } of published) {
    const file = join(folder, lang, `${path}.json`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, source);
  }
  say(`${published.length} pages are in ${folder}.`);
  return true;
}

function rowsOf(pages: readonly ReadPage[], state: ContentState, root: string): ContentRow[] {
  const files = siteFiles(root);
  return pages.map((page) => contentRow(page, state, files));
}

function checkFolder(root: string, folder = join(root, CONTENT)): CheckedContent & { texts: ContentText[] } {
  const texts = readContentFolder(folder);
  const checked = checkContent(texts, siteFiles(root));
  if (texts.length > 0) return { texts, ...checked };
  return { texts, pages: [], errors: [{ path: "", file: folder, what: "has no pages under en and bn" }] };
}

/** Checks the site with these texts in place of the database's pages; a draft is used before a published page. */
async function checkBeside(db: Database, root: string, texts: readonly ContentText[]): Promise<CheckedContent> {
  const chosen = new Map<string, ContentText>();
  const put = (text: ContentText) => chosen.set(`${text.lang}${text.path}`, text);
  const sources = await listSources(db.pool);
  const ofState = (state: ContentState) => sources.filter((source) => source.state === state);
  const changed = new Set(texts.map(({ path }) => path));
  ofState("published").map(textOf).forEach(put);
  for (const source of ofState("draft")) if (changed.has(source.path)) put(textOf(source));
  texts.forEach(put);
  const { pages, errors } = checkContent([...chosen.values()], siteFiles(root));
  // Errors of other pages do not block these pages.
  return { pages, errors: errors.filter(({ path }) => changed.has(path)) };
}

function textOf({ path, lang, state, source }: ContentSource): ContentText {
  return { path, lang, text: source, file: `the ${state} page ${lang}${path}` };
}

function reportErrors(errors: readonly ContentError[], say: (line: string) => void): boolean {
  for (const { file, what } of errors) say(`${file} ${what}`);
  if (errors.length > 0) say(`${errors.length} errors; nothing was changed.`);
  return errors.length > 0;
}
