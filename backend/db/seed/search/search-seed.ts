import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import type { Database } from "@/backend/db/client";
import { searchPages, searchPins, searchSynonyms } from "@/backend/db/schema/search";
import { upsertRows } from "@/backend/db/seed/upsert";

const FOLDER = "backend/db/seed/search";

interface PageLine {
  path: string;
  "titles.en": string;
  "titles.bn": string;
  "summaries.en": string;
  "summaries.bn": string;
  words: string;
}

const readCsv = <Line>(root: string, name: string): Line[] =>
  parse(readFileSync(join(root, FOLDER, name), "utf8"), { columns: true, skip_empty_lines: true });

/**
 * Writes the fixed pages of the site and the words of one meaning, which every search needs, also in production.
 * @param root the project's folder
 * @param follows false keeps what an editor has changed
 * @returns rows that were new or differed
 */
export async function seedSearch(db: Database, root: string, { follows }: { follows: boolean }): Promise<number> {
  const pages = readCsv<PageLine>(root, "pages.csv").map((line) => ({
    path: line.path,
    titles: { en: line["titles.en"], bn: line["titles.bn"] },
    summaries: { en: line["summaries.en"], bn: line["summaries.bn"] },
    words: line.words,
  }));
  const synonyms = readCsv<{ concept: string; words: string }>(root, "synonyms.csv");
  return db.transaction(async (tx) => {
    if (!follows) {
      const kept = await tx.insert(searchPages).values(pages).onConflictDoNothing();
      return (
        (kept.rowCount ?? 0) + ((await tx.insert(searchSynonyms).values(synonyms).onConflictDoNothing()).rowCount ?? 0)
      );
    }
    const written = await upsertRows(tx, searchPages, pages, [searchPages.path], ["titles", "summaries", "words"]);
    return written + (await upsertRows(tx, searchSynonyms, synonyms, [searchSynonyms.concept], ["words"]));
  });
}

/**
 * Pins the popular searches of a demonstration, which has no visitors yet. Where an editor has pinned any, nothing is
 * written.
 * @param root the project's folder
 * @returns rows that were new
 */
export async function seedPopularSearches(db: Database, root: string): Promise<number> {
  const pins = readCsv<{ lang: "en" | "bn"; position: string; title: string; path: string }>(root, "popular.csv");
  const rows = pins.map((pin) => ({ ...pin, position: Number(pin.position), path: pin.path === "" ? null : pin.path }));
  return db.transaction(async (tx) => {
    if ((await tx.select({ title: searchPins.title }).from(searchPins).limit(1)).length > 0) return 0;
    return (await tx.insert(searchPins).values(rows).onConflictDoNothing()).rowCount ?? 0;
  });
}
