import type { Database } from "@/backend/db/client";
import { categoryNumber } from "@/backend/db/queries/search/search-hit-queries";
import {
  addPostings,
  addWordKeys,
  addWords,
  type CountedWord,
  clearDocuments,
  forgetUnusedWords,
  type KnownDocument,
  listEndedDocuments,
  listKnownDocuments,
  listKnownOfKinds,
  listSynonyms,
  lockSearchIndex,
  readSearchState,
  type SearchChange,
  takeSearchChanges,
  writeDocuments,
  writePhrases,
  writeSearchState,
} from "@/backend/db/queries/search/search-index-queries";
import {
  type ContentSourceRow,
  listContentSources,
  listNewlyPublished,
  listProductsOfBrands,
  listSearchSources,
  listStoresOfDistricts,
  type SearchSourceKind,
  searchSourceKinds,
} from "@/backend/db/queries/search/search-source-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { branded, findableOf, findablesOfContent, type SearchBrand } from "@/backend/domain/search/findable-rules";
import {
  CONCEPT_SIGN,
  documentIn,
  type Findable,
  type SearchDocument,
} from "@/backend/domain/search/search-document-rules";
import { type SynonymPhrases, synonymPhrases } from "@/backend/domain/search/synonym-rules";
import { likenessKeys, soundOf } from "@/utils/search/search-sound";
import { spellingKeys } from "@/utils/search/search-spelling";

/** Increase it when the same row leads to other words: then all documents are created again. */
const VERSION = 11;
/** The most changes of one round. The others wait for the next round. */
const MAX_CHANGES = 200;
/** The most documents written with one statement: a large number is faster, and 1,000 documents need about 20 MB. */
const CHUNK = 1000;

interface IndexContext {
  readonly db: Database;
  readonly brand: SearchBrand;
  /** Ends the work between two statements and undoes it. The next start does it again. */
  readonly stopping?: AbortSignal;
  /** Decides whether this round may work; without it, every round may. */
  readonly mayWork?: ReturnType<typeof indexTurn>;
}

interface IndexRound {
  readonly connection: Connection;
  readonly brand: SearchBrand;
  readonly phrases: SynonymPhrases;
  readonly stopping: AbortSignal | undefined;
}

const madeBy = ({ nameEn, nameBn, slug }: SearchBrand) => JSON.stringify([VERSION, nameEn, nameBn, slug]);

/** During an update, the old and the new version run on one database for some minutes. */
const HANDOVER_MS = 10 * 60_000;

/**
 * Lets one version make the documents at a time. A process that has started rebuilds them. One whose documents were
 * replaced by another version's leaves the work to that one for ten minutes: otherwise, each would rebuild all of them
 * after the other, without end.
 */
export function indexTurn(now = Date.now) {
  let wasOurs = false;
  let replacedAt: number | null = null;
  return (isOurs: boolean): boolean => {
    replacedAt = isOurs || !wasOurs ? null : (replacedAt ?? now());
    wasOurs ||= isOurs;
    return replacedAt === null || now() - replacedAt >= HANDOVER_MS;
  };
}

/** Recreates the documents of changed rows; the first time, or with another brand, all (docs/decisions/25). */
export async function refreshSearch({ db, brand, stopping, mayWork }: IndexContext): Promise<boolean> {
  const { more, isRebuilt } = await inTransaction(db, async (connection) => {
    await lockSearchIndex(connection);
    const isKnown = (await readSearchState(connection)) === madeBy(brand);
    if (mayWork?.(isKnown) === false) return { more: false, isRebuilt: false };
    const phrases = synonymPhrases(await listSynonyms(connection));
    const round = { connection, brand, phrases, stopping };
    const changes = isKnown ? await takeSearchChanges(connection, MAX_CHANGES) : [];
    if (!isKnown || changes.some(({ kind }) => kind === "synonym")) {
      await takeSearchChanges(connection, Number.MAX_SAFE_INTEGER);
      await indexEverything(round);
      await writeSearchState(connection, madeBy(brand));
      return { more: false, isRebuilt: true };
    }
    const published = await listNewlyPublished(connection);
    await indexChanges(round, [...(await withDependents(connection, changes)), ...published]);
    const ended = await listEndedDocuments(connection);
    await clearDocuments(
      connection,
      ended.map(({ id }) => id),
      { remove: true },
    );
    return { more: changes.length === MAX_CHANGES, isRebuilt: false };
  });
  // Only after the commit. The other version may replace them before the next round sees them.
  if (isRebuilt) mayWork?.(true);
  return more;
}

/** The changes, with those of the items that contain the name of a changed brand or district. */
async function withDependents(connection: Connection, changes: readonly SearchChange[]): Promise<SearchChange[]> {
  const keysOf = (name: string) => changes.filter(({ kind }) => kind === name).map(({ key }) => key);
  const [products, stores] = [
    await listProductsOfBrands(connection, keysOf("brand")),
    await listStoresOfDistricts(connection, keysOf("district")),
  ];
  return [
    ...changes,
    ...products.map((key) => ({ kind: "product", key })),
    ...stores.map((key) => ({ kind: "store", key })),
  ];
}

async function indexEverything(round: IndexRound): Promise<void> {
  const { connection, phrases } = round;
  await writePhrases(
    connection,
    [...phrases].flatMap(([phrase, concepts]) => concepts.map((concept) => ({ phrase, concept }))),
  );
  for (const kind of searchSourceKinds) {
    const things = (await listSearchSources(connection, kind, null)).map((row) => findableOf(kind, row));
    await replace(round, await listKnownOfKinds(connection, [kind]), things);
  }
  const known = await listKnownOfKinds(connection, ["content"]);
  await replace(round, known, await contentThings(connection, null));
  await forgetUnusedWords(connection);
}

async function contentThings(connection: Connection, paths: readonly string[] | null): Promise<Findable[]> {
  const pages = new Map<string, ContentSourceRow[]>();
  for (const row of await listContentSources(connection, paths)) {
    pages.set(row.path, [...(pages.get(row.path) ?? []), row]);
  }
  return [...pages.values()].flatMap(findablesOfContent);
}

async function indexChanges(round: IndexRound, changes: readonly SearchChange[]): Promise<void> {
  const { connection } = round;
  if (changes.length === 0) return;
  const kinds = new Set(changes.map(({ kind }) => kind));
  const things: Findable[] = [];
  for (const kind of kinds) {
    const keys = [...new Set(changes.filter((change) => change.kind === kind).map(({ key }) => key))];
    if (kind === "content") things.push(...(await contentThings(connection, keys)));
    if (!isSourceKind(kind)) continue;
    things.push(...(await listSearchSources(connection, kind, keys)).map((row) => findableOf(kind, row)));
  }
  await replace(round, await listKnownDocuments(connection, { changes }), things);
}

const isSourceKind = (kind: string): kind is SearchSourceKind => searchSourceKinds.some((known) => known === kind);

const idOf = ({ kind, key, part, lang }: Pick<KnownDocument, "kind" | "key" | "part" | "lang">) =>
  [kind, key, part, lang].join("\n");

/** Writes changed documents, and deletes documents whose source no longer exists. */
async function replace(
  { connection, brand, phrases, stopping }: IndexRound,
  known: readonly KnownDocument[],
  things: readonly Findable[],
): Promise<void> {
  stopping?.throwIfAborted();
  const before = new Map(known.map((document) => [idOf(document), document]));
  const seen = new Set<string>();
  const differing: SearchDocument[] = [];
  for (const thing of things) {
    const filled = branded(thing, brand);
    for (const lang of ["en", "bn"] as const) {
      const document = documentIn(lang, filled, phrases);
      const id = idOf(document);
      if (seen.has(id)) continue;
      seen.add(id);
      if (before.get(id)?.digest !== document.digest) differing.push(document);
    }
  }
  const gone = [...before].filter(([id]) => !seen.has(id)).map(([, { id }]) => id);
  await clearDocuments(connection, gone, { remove: true });
  const changed = differing.map((document) => before.get(idOf(document))?.id).filter((id) => id !== undefined);
  await clearDocuments(connection, changed, { remove: false });
  for (let at = 0; at < differing.length; at += CHUNK) {
    stopping?.throwIfAborted();
    await writeChunk(connection, differing.slice(at, at + CHUNK));
  }
}

async function writeChunk(connection: Connection, documents: readonly SearchDocument[]): Promise<void> {
  const ids = await writeDocuments(connection, {
    documents: documents.map(({ words: _, ...document }) => document),
  });
  const vocabulary = new Map<string, CountedWord>();
  for (const { lang, words } of documents) {
    for (const [word, { shown }] of words) {
      const known = vocabulary.get(lang + word);
      if (known === undefined) vocabulary.set(lang + word, { lang, word, sound: soundIn(word), shown, documents: 1 });
      else known.documents += 1;
    }
  }
  const stored = await addWords(connection, [...vocabulary.values()]);
  const fresh = stored.filter(({ isNew }) => isNew);
  await addWordKeys(
    connection,
    fresh.map(({ id, lang, word }) => ({ id, lang, keys: keysOf(word) })),
  );
  const numbers = new Map(stored.map(({ id, lang, word }) => [lang + word, id]));
  await addPostings(
    connection,
    documents.map(({ lang, words, category, boost }, place) => ({
      id: ids[place] ?? 0,
      category: categoryNumber(category),
      words: [...words].map(([word, { score }]) => ({
        id: numbers.get(lang + word) ?? 0,
        score: storedScore(score, boost),
      })),
    })),
  );
}

/** The score of a word, multiplied by the document's boost, as a whole number. */
const storedScore = (score: number, boost: number) => Math.max(1, Math.min(32_000, Math.round(score * boost * 10)));

/** A concept has no sound, and no word is similar to it. */
const soundIn = (word: string) => (word.startsWith(CONCEPT_SIGN) ? "" : soundOf(word));
const keysOf = (word: string) =>
  word.startsWith(CONCEPT_SIGN) ? [] : [...likenessKeys(soundIn(word)), ...spellingKeys(word)];
