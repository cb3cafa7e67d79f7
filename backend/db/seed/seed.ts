import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/backend/db/client";
import { brands } from "@/backend/db/schema/catalog";
import { financialReports } from "@/backend/db/schema/investors";
import { subscribers } from "@/backend/db/schema/login";
import { productReviews } from "@/backend/db/schema/reviews";
import { shopSettings } from "@/backend/db/schema/settings";
import { retailers } from "@/backend/db/schema/stores";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { listFinancialReportRows } from "@/backend/db/seed/financial-reports";
import { reviewRows } from "@/backend/db/seed/review-rows";
import {
  type DataReport,
  type DataSource,
  DEMO_KINDS,
  FACT_KINDS,
  upsertData,
  writeKinds,
} from "@/backend/db/seed/seed-data";
import { NO_SIMS, type SimReport, writeSims } from "@/backend/db/seed/sims";
import { upsertRows } from "@/backend/db/seed/upsert";
import {
  type CatalogueReport,
  fillStoreShelves,
  NO_CATALOGUE,
  writeCatalogue,
} from "@/backend/db/seed/write-catalogue";
import type { BackendEnv } from "@/backend/env";

/** The result of a run of the seed: rows inserted or updated; rows that were already there count as 0. */
export interface SeedReport extends CatalogueReport, SimReport, DataReport {
  /** False when the database already had everything. */
  seeded: boolean;
  storeShelves: number;
  retailers: number;
  subscribers: number;
  reviews: number;
  financialReports: number;
}

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
 */
export async function seedDatabase(db: Database, policy: SeedPolicy, source: DataSource): Promise<SeedReport> {
  return db.transaction(async (tx) => {
    const isDemo = policy === "demo" || (policy === "demo-if-empty" && (await isEmpty(tx)));
    if (policy === "demo-if-empty" && !isDemo) return NOTHING_WRITTEN;
    const facts = await writeKinds(tx, source, FACT_KINDS);
    const written = { ...NOTHING_WRITTEN, ...facts, ...(isDemo && (await writeDemo(tx, source))) };
    if (isDemo) await tx.update(shopSettings).set({ hasDemoData: true }).where(eq(shopSettings.id, 1));
    return { ...written, seeded: Object.values(written).some((rows) => Number(rows) > 0) };
  });
}

/**
 * Checks whether a database may be used in production; null when it may.
 * @returns the reason why it may not, in words, and the remedy
 */
export async function demoDataProblem(db: Database): Promise<string | null> {
  const [settings] = await db.drizzle.select({ hasDemoData: shopSettings.hasDemoData }).from(shopSettings);
  if (settings?.hasDemoData !== true) return null;
  return (
    "The database in DATABASE_URL must not contain the sandbox's invented goods, people and codes when SITE_MODE is production. " +
    "Create a new database and import your own data (see docs/running.md)."
  );
}

/** Everything that is invented: goods, prices, fees, stores, retailers, codes, people, news, figures. */
async function writeDemo(tx: Transaction, source: DataSource) {
  const catalogue = buildCatalogue(new Date(), source);
  // The rules of a new shop; later changes by the business stay.
  if (await isEmpty(tx)) await upsertData(tx, source.rows("settings"));
  return {
    ...(await writeCatalogue(tx, catalogue)),
    ...(await writeKinds(tx, source, DEMO_KINDS)),
    ...(await writeSims(tx, source)),
    retailers: await upsertRows(
      tx,
      retailers,
      source.definitions("retailers"),
      [retailers.code],
      ["tokenHash", "names", "district", "thana", "msisdn"],
    ),
    financialReports: await upsertRows(
      tx,
      financialReports,
      listFinancialReportRows(source.definitions),
      [financialReports.id],
      ["titles", "publishedOn", "file", "figures"],
    ),
    storeShelves: await fillStoreShelves(tx),
    subscribers: await upsertRows(
      tx,
      subscribers,
      source.definitions("subscribers"),
      [subscribers.msisdn],
      ["starTier"],
    ),
    ...(await writeKinds(tx, source, ["subscriber-usage"])),
    reviews: await upsertRows(
      tx,
      productReviews,
      reviewRows(catalogue.products, source.definitions),
      [productReviews.id],
      ["author", "lang", "stars", "title", "body", "topics", "writtenAt"],
    ),
  };
}

const NO_DATA = Object.fromEntries(
  [...FACT_KINDS, ...DEMO_KINDS, "subscriber-usage"].map((kind) => [kind, 0]),
) as DataReport;

/** The report of a run that had nothing to write. */
export const NOTHING_WRITTEN: SeedReport = {
  ...NO_DATA,
  ...NO_SIMS,
  ...NO_CATALOGUE,
  seeded: false,
  storeShelves: 0,
  retailers: 0,
  subscribers: 0,
  reviews: 0,
  financialReports: 0,
};

async function isEmpty(tx: Transaction): Promise<boolean> {
  return (await tx.select({ name: brands.slug }).from(brands).limit(1)).length === 0;
}
