import {
  listSearchMisses,
  listSearchPins,
  removeSearchPin,
  writeSearchPin,
} from "@/backend/db/queries/search/search-count-queries";
import { type OperatorCommand, OperatorError, operatorCommand } from "@/backend/domain/operator-command";
import { terminalLine } from "@/utils/text/terminal-text";

const SEARCH_USAGE = `The search of the site, for editors:
  npm run search -- misses [HOW MANY]                  queries that found nothing, the most frequent first
  npm run search -- pins                               what is on top of the popular searches
  npm run search -- pin en|bn PLACE TITLE [PATH]       puts a title there; without PATH it leads to its results
  npm run search -- unpin en|bn PLACE                  takes it away
Words of one meaning: npm run data -- import search-synonyms FILE`;

const MAX_MISSES = 50;
const MAX_TITLE_LENGTH = 60;

export const runSearchCommand = operatorCommand(SEARCH_USAGE, { misses, pins, pin, unpin });

async function misses({ db, args, say }: OperatorCommand): Promise<void> {
  const limit = /^\d{1,4}$/.test(args[0] ?? "") ? Number(args[0]) : MAX_MISSES;
  const rows = await listSearchMisses(db.pool, limit);
  if (rows.length === 0) say("Every query has found something.");
  for (const { lang, shown, times, lastOn } of rows) say(`${times}  ${lang}  ${lastOn}  ${terminalLine(shown)}`);
}

async function pins({ db, say }: OperatorCommand): Promise<void> {
  const rows = await listSearchPins(db.pool);
  if (rows.length === 0) say("There is no pin.");
  for (const { lang, position, title, path } of rows) {
    say(`${lang}  ${position}  ${terminalLine(title)}  ${path ?? "its results"}`);
  }
}

async function pin({ db, args, say }: OperatorCommand): Promise<void> {
  const [lang, place = "", title = "", path = null] = args;
  if (!isLanguage(lang)) throw new OperatorError("The language must be en or bn.");
  checkPin(place, title, path);
  await writeSearchPin(db.pool, { lang, position: Number(place), title, path });
  say(`${title} is number ${place} of the popular searches in ${lang}.`);
}

async function unpin({ db, args, say }: OperatorCommand): Promise<void> {
  const [lang, place = ""] = args;
  const isGone = isLanguage(lang) && isPlace(place) && (await removeSearchPin(db.pool, lang, Number(place)));
  if (!isGone) throw new OperatorError(`There is no pin at place ${place} in ${lang ?? "no language"}.`);
  say(`Place ${place} in ${lang} is free.`);
}

const isLanguage = (lang: string | undefined): lang is "en" | "bn" => lang === "en" || lang === "bn";
const isPlace = (text: string) => /^[1-8]$/.test(text);

function checkPin(place: string, title: string, path: string | null): void {
  if (!isPlace(place)) throw new OperatorError("The place must be a number from 1 to 8.");
  if (title.trim() === "" || title.length > MAX_TITLE_LENGTH) {
    throw new OperatorError(`The title must have 1 to ${MAX_TITLE_LENGTH} characters.`);
  }
  if (path !== null && !/^\/[a-zA-Z0-9/_.#?=&%-]*$/.test(path)) {
    throw new OperatorError("The path must be one of the site, such as /recharge.");
  }
}
