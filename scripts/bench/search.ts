import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { seedContent } from "@/backend/content-import/load-content";
import { type Database, openDatabase } from "@/backend/db/client";
import { startEmbeddedDatabase } from "@/backend/db/embedded";
import { prepareDatabase } from "@/backend/db/migrate";
import { seedSearch } from "@/backend/db/seed/search-seed";
import { seedDatabase } from "@/backend/db/seed/seed";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { refreshSearch } from "@/backend/domain/search/index-documents";
import { readBackendEnv } from "@/backend/env";
import { judge, type QueryResult, scoreOf } from "@/scripts/bench/search-quality";
import { readSearchQueries } from "@/scripts/bench/search-queries";
import { growDocuments, measureSize, type SizeFigures } from "@/scripts/bench/search-sizes";

/**
 * `npm run bench:search`: measures how well the committed queries are answered, by kind and split, the changes since
 * the committed run, and the answer time at 1,000, 10,000 and 100,000 documents against MiniSearch's. `-- --quality`
 * skips the sizes, `--tuning` skips the holdout, `--save` keeps the run, `--sizes=1000,10000` sets the sizes.
 */
const { values } = parseArgs({
  options: {
    quality: { type: "boolean", default: false },
    tuning: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    sizes: { type: "string", default: "1000,10000,100000" },
    queries: { type: "string", default: "bench/search-queries.csv" },
  },
});
const FOLDER = ".build/search-bench";
const COMMITTED = "bench/results/search.json";
const ROUNDS = 5;
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Run {
  /** Positions of the answers by language and query. */
  places: Record<string, number>;
  sizes: SizeFigures[];
}

async function main(): Promise<void> {
  const root = process.cwd();
  const embedded = await startEmbeddedDatabase({ dataDir: join(root, FOLDER), root });
  const database = openDatabase(embedded.url(), { statementTimeoutMs: 1_800_000 });
  try {
    const context = { db: database, lang: "en" as const, brand: readBackendEnv({}).brand };
    await prepare(database, root);
    const all = readSearchQueries(values.queries);
    const queries = values.tuning ? all.filter(({ split }) => split === "tuning") : all;
    await judge(context, queries.slice(0, 60));
    const results = await judge(context, queries);
    const before: Run | null = existsSync(COMMITTED) ? JSON.parse(readFileSync(COMMITTED, "utf8")) : null;
    printQuality(results);
    if (before !== null) printChanges(before, results);
    const sizes: SizeFigures[] = [];
    for (const size of values.quality ? [] : values.sizes.split(",").map(Number)) {
      await growDocuments(database, size);
      sizes.push(await measureSize(embedded.url(), context, queries, ROUNDS));
      printSize(sizes.at(-1), sizes[0]);
    }
    const places = Object.fromEntries(results.map((result) => [keyOf(result), result.place]));
    if (values.save) {
      writeFileSync(
        COMMITTED,
        `${JSON.stringify({ places, sizes: sizes.length > 0 ? sizes : (before?.sizes ?? []) })}\n`,
      );
    }
  } finally {
    await database.close();
    await embedded.stop();
  }
}

/** A fresh copy of the seed's documents; the copies added by an earlier run are deleted. */
async function prepare(database: Database, root: string): Promise<void> {
  const brand = readBackendEnv({}).brand;
  await prepareDatabase(database, {
    root,
    seed: async (target) => {
      await seedContent(target, "demo", root);
      const source = dataFiles(root, new Date());
      const report = await seedDatabase(target, "demo", source);
      await seedSearch(target, source, { follows: true });
      return report;
    },
  });
  await database.pool.query("truncate search_documents, search_words, search_word_keys, search_postings");
  await database.pool.query("delete from search_state where id = 1");
  await refreshSearch({ db: database, brand });
  await database.pool.query("vacuum analyze");
}

const keyOf = ({ language, query }: Pick<QueryResult, "language" | "query">) => `${language} ${query}`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

function printQuality(results: readonly QueryResult[]): void {
  say("\nsplit    kind        queries  success@1  success@5   MRR");
  for (const split of ["tuning", "holdout"] as const) {
    const ofSplit = results.filter((result) => result.split === split);
    for (const kind of [...new Set(ofSplit.map((result) => result.kind)), "all"]) {
      const { queries, first, five, mrr } = scoreOf(
        kind === "all" ? ofSplit : ofSplit.filter((each) => each.kind === kind),
      );
      if (queries > 0) {
        say(
          `${split.padEnd(8)} ${kind.padEnd(11)} ${String(queries).padStart(7)}   ${percent(first)}   ${percent(five)}  ${mrr.toFixed(3)}`,
        );
      }
    }
  }
}

/** Prints queries by name only for the tuning half: nobody should look at the queries of the other half. */
function printChanges(before: Run, results: readonly QueryResult[]): void {
  const rank = (place: number) => (place === 0 ? Number.POSITIVE_INFINITY : place);
  const changed = results.filter((result) => {
    const was = before.places[keyOf(result)];
    return was !== undefined && was !== result.place;
  });
  const better = changed.filter((result) => rank(result.place) < rank(before.places[keyOf(result)] ?? 0)).length;
  say(`\nSince the committed run: ${better} better, ${changed.length - better} worse.`);
  for (const result of changed.filter(({ split }) => split === "tuning")) {
    say(
      `  ${result.language} "${result.query}": place ${before.places[keyOf(result)] || "none"} -> ${result.place || "none"}`,
    );
  }
}

function printSize(figures: SizeFigures | undefined, first: SizeFigures | undefined): void {
  if (figures === undefined || first === undefined) return;
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const growth = (figures.databaseCpu / first.databaseCpu).toFixed(2);
  say(`\n${figures.documents.toLocaleString("en")} documents, ${figures.queries} queries`);
  say(
    `  this search  p50 ${ms(figures.p50)}  p99 ${ms(figures.p99)}  database CPU ${ms(figures.databaseCpu)} (${growth}x)`,
  );
  say(`  MiniSearch   p50 ${ms(figures.mini.p50)}  p99 ${ms(figures.mini.p99)}  CPU ${ms(figures.mini.cpu)}`);
  const { slowest } = figures;
  if (slowest)
    say(`  slowest: ${slowest.name}, ${ms(slowest.ms)}, ${(slowest.ms / figures.p50).toFixed(1)} times the median`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
