import type { Database } from "@/backend/db/client";
import { fillStoreShelves, hasDemoData, markDemoData } from "@/backend/db/queries/seed-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { upsertRows } from "@/backend/db/queries/upsert-rows";
import { listFinancialReportRows } from "@/backend/db/seed/financial-reports";
import {
  type DataSource,
  DEMO_KINDS,
  FACT_KINDS,
  hasRows,
  type WrittenRows,
  writeKinds,
} from "@/backend/db/seed/seed-data";
import { writeCatalogue } from "@/backend/db/seed/write-catalogue";
import type { BackendEnv } from "@/backend/env";

/**
 * The data that the seed writes into a database.
 * - `facts`: only real data: districts, thanas and post codes.
 * - `demo`: facts and the sandbox's invented shop, each time that the seed has changed.
 * - `demo-if-empty`: the same as `demo`, but only while there are no goods.
 */
export type SeedPolicy = "facts" | "demo" | "demo-if-empty";

/**
 * Only a sandbox is filled with invented data, and only the sandbox's own database follows the seed. In all others,
 * prices, texts and fees belong to the business.
 */
export function seedPolicy({ siteMode, databaseUrl }: Pick<BackendEnv, "siteMode" | "databaseUrl">): SeedPolicy {
  if (siteMode === "production") return "facts";
  return databaseUrl === "" ? "demo" : "demo-if-empty";
}

/**
 * Fills the database as the policy says, in one transaction. A second run writes what changed in the seed (place names,
 * texts, prices, pictures, fees) and never changes stock, orders or settings: the stock of a new variant comes from the
 * ledger's opening entry, and what was sold stays sold.
 * @param source reads the data files
 * @returns false for a database that already had everything, and the rows of the kinds that were written
 */
export async function seedDatabase(db: Database, policy: SeedPolicy, source: DataSource) {
  return inTransaction(db, async (tx) => {
    const isDemo = policy === "demo" || (policy === "demo-if-empty" && !(await hasRows(tx, "brands")));
    if (policy === "demo-if-empty" && !isDemo) return { seeded: false, written: {} };
    const facts = await writeKinds(tx, source, FACT_KINDS);
    const demo = isDemo ? await writeDemo(tx, source) : {};
    if (isDemo) await markDemoData(tx);
    const written = Object.entries({ ...facts, ...demo }).filter(([, rows]) => rows > 0);
    return { seeded: written.length > 0, written: Object.fromEntries(written) };
  });
}

/** Checks whether a database may be used in production. @returns null, or why it may not and the remedy */
export async function demoDataProblem(db: Database): Promise<string | null> {
  if (!(await hasDemoData(db.pool))) return null;
  return (
    "The database in DATABASE_URL must not contain the sandbox's invented goods, people and codes when SITE_MODE is production. " +
    "Create a new database and import your own data (see docs/running.md)."
  );
}

/** Everything that is invented: goods, prices, fees, stores, retailers, codes, people, news, figures. */
async function writeDemo(tx: Connection, source: DataSource): Promise<WrittenRows> {
  const { definitions } = source;
  const reports = listFinancialReportRows(definitions);
  const reviews = definitions("reviews").map((review) => ({ ...review, state: "published" }));
  // The rules of a new shop; later changes by the business stay.
  if (!(await hasRows(tx, "brands"))) await upsertRows(tx, source.rows("settings"));
  return {
    ...(await writeCatalogue(tx, source)),
    ...(await writeKinds(tx, source, DEMO_KINDS)),
    retailers: await upsertRows(tx, { table: "retailers", key: ["code"], rows: definitions("retailers") }),
    financialReports: await upsertRows(tx, { table: "financial_reports", key: ["id"], rows: reports }, [
      "titles",
      "publishedOn",
      "file",
      "figures",
    ]),
    storeShelves: await fillStoreShelves(tx),
    subscribers: await upsertRows(tx, { table: "subscribers", key: ["msisdn"], rows: definitions("subscribers") }),
    ...(await writeKinds(tx, source, ["subscriber-usage"])),
    reviews: await upsertRows(tx, { table: "product_reviews", key: ["id"], rows: reviews }, [
      "author",
      "lang",
      "stars",
      "title",
      "body",
      "topics",
      "writtenAt",
    ]),
  };
}
