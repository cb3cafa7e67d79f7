import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PoolClient } from "pg";
import { openDatabase } from "@/backend/db/client";
import { findProduct, type ListingFilter } from "@/backend/db/queries/catalog/catalog-queries";
import { listFacets } from "@/backend/db/queries/catalog/facet-queries";
import { listCards, listRelated } from "@/backend/db/queries/catalog/listing-queries";

/**
 * Writes docs/query-plans.md: how the database of DATABASE_URL reads the shop's lists, as it logs the plans of these
 * statements itself (auto_explain, which only an administrator of the database may load).
 */
const FILE = join(__dirname, "../../docs/query-plans.md");
/** More than the number of custom plans that PostgreSQL makes before it may choose a generic plan. */
const TIMES = 7;

const phones: ListingFilter = {
  scope: "shelf",
  category: "phones",
  brands: [],
  storages: [],
  rams: [],
  fiveG: false,
  attributes: [],
  priceMinPoisha: null,
  priceMaxPoisha: null,
  colours: [],
  flags: [],
};

async function main(): Promise<void> {
  const database = openDatabase(process.env.DATABASE_URL ?? "", { poolSize: 1, statementTimeoutMs: 60_000 });
  const client = await database.pool.connect();
  try {
    writeFileSync(FILE, await describe(client));
  } finally {
    client.release();
    await database.close();
  }
}

async function describe(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{
    products: number;
    variants: number;
    version: string;
    brand: string;
    slug: string;
  }>(
    `select (select count(*)::int from products) as products, (select count(*)::int from product_variants) as variants,
       current_setting('server_version') as version, p.brand_slug as brand, p.slug
     from products p where category = 'phones' and published and not preorder order by md5(slug) limit 1`,
  );
  const [shop] = rows;
  if (shop === undefined) throw new Error("This database has no phones.");
  const product = await findProduct(client, shop.slug, "phones");
  if (product === null) throw new Error(`${shop.slug} is gone.`);
  const filtered: ListingFilter = { ...phones, brands: [shop.brand], storages: [256] };
  const blue: ListingFilter = { ...phones, colours: ["blue"], flags: ["in-stock"] };
  const first = { limit: 24, offset: 0 };
  const plans: [string, () => Promise<unknown>][] = [
    ["Phones, the most popular first", () => listCards(client, phones, { sort: "popular", ...first })],
    ["One brand with 256 GB, the most popular first", () => listCards(client, filtered, { sort: "popular", ...first })],
    ["One brand with 256 GB, the cheapest first", () => listCards(client, filtered, { sort: "price-low", ...first })],
    ["Blue phones that are in stock, the newest first", () => listCards(client, blue, { sort: "newest", ...first })],
    ["What stands beside a product", () => listRelated(client, product, { limit: 4 })],
    ["Counts of one brand with 256 GB", () => listFacets(client, filtered)],
    ["Counts of blue phones that are in stock", () => listFacets(client, blue)],
  ];
  await client.query("load 'auto_explain'");
  await client.query(
    "set auto_explain.log_analyze = on; set auto_explain.log_buffers = on; set client_min_messages = log",
  );
  const parts: string[] = [];
  for (const [title, ask] of plans) parts.push(`## ${title}\n\n\`\`\`\n${await planOf(client, ask)}\n\`\`\`\n`);
  return [
    "# Query plans\n",
    `How a list of ${shop.products.toLocaleString("en")} products with ${shop.variants.toLocaleString("en")} variants is read`,
    `(decision 08): the plans of PostgreSQL ${shop.version} for the statements of the product, asked ${TIMES} times, the last one`,
    "shown. Trimmed to what is read and how often; `buffers` are pages of 8 KB. Written by",
    "`DATABASE_URL=... npx tsx scripts/bench/query-plans.ts` on the catalogue that `npm run bench -- --sizes` makes.\n",
    ...parts,
  ].join("\n");
}

/** The plan of the statement that `ask` sends, after the connection has run it several times. */
async function planOf(client: PoolClient, ask: () => Promise<unknown>): Promise<string> {
  for (let time = 1; time < TIMES; time += 1) await ask();
  let plan = "";
  const listener = (notice: { message?: string | undefined }) => {
    plan = notice.message ?? "";
  };
  await client.query("set auto_explain.log_min_duration = 0");
  client.on("notice", listener);
  await ask();
  client.off("notice", listener);
  await client.query("set auto_explain.log_min_duration = -1");
  return trimmed(plan);
}

/** The lines to print: plan nodes, index conditions, and the counts of rows that were read but not used. */
const SHOWN = /^(->|Sort\s+\(|Index Cond|Rows Removed|CTE |SubPlan \d+$|Heap Fetches)/;
const WIDTH = 160;

/** The plan shortened to its nodes with row counts, their conditions, and the pages read in total. */
function trimmed(text: string): string {
  const plan = text.slice(text.indexOf("(cost=")).length;
  const lines = text.slice(text.lastIndexOf("\n", text.length - plan) + 1).split("\n");
  const duration = /duration: ([\d.]+) ms/.exec(text)?.[1] ?? "?";
  const pages = /Buffers: (.*)/.exec(text)?.[1] ?? "";
  let isExecuted = true;
  const kept = lines.filter((line) => {
    if (line.includes("(cost=")) isExecuted = !line.includes("never executed");
    return isExecuted && SHOWN.test(line.trimStart());
  });
  const short = kept.map((line) =>
    line
      .replace(/\s*\(cost=\S+ rows=\d+ width=\d+\)/, "")
      .replace(/\(actual time=([\d.]+)\.\.([\d.]+) rows=([\d.]+) loops=(\d+)\)/, "($3 rows, $4 times, $2 ms)")
      .replace(/\.00 rows/, " rows")
      .replace("1 times", "once")
      .slice(0, WIDTH),
  );
  return [`${duration} ms, buffers: ${pages}`, ...short].join("\n");
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
