import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/backend/db/client";
import { brands } from "@/backend/db/schema/catalog";
import { subscribers } from "@/backend/db/schema/login";
import { couriers } from "@/backend/db/schema/orders";
import { deliveryOptions, districts, postCodes, thanas } from "@/backend/db/schema/places";
import { promotions } from "@/backend/db/schema/promotions";
import { productReviews } from "@/backend/db/schema/reviews";
import { shopSettings } from "@/backend/db/schema/settings";
import { retailers, stores } from "@/backend/db/schema/stores";
import { type AdsReport, NO_ADS, writeAdRates } from "@/backend/db/seed/ads/ads";
import { type CampaignReport, NO_CAMPAIGNS, writeCampaigns } from "@/backend/db/seed/campaigns/write-campaigns";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { type ContentReport, NO_CONTENT, writeContent } from "@/backend/db/seed/content";
import { COURIERS } from "@/backend/db/seed/couriers";
import { DELIVERY_OPTIONS } from "@/backend/db/seed/delivery";
import { listDistrictRows, listPostCodeRows, listThanaRows } from "@/backend/db/seed/places/places";
import { PROMOTIONS } from "@/backend/db/seed/promotions";
import { reviewRows } from "@/backend/db/seed/reviews/review-rows";
import { NO_SERVICES, type ServiceReport, writeSubscriberServices } from "@/backend/db/seed/services/services";
import { NO_SIMS, type SimReport, writeSims } from "@/backend/db/seed/sims";
import { RETAILERS } from "@/backend/db/seed/stores/retailers";
import { listStoreRows } from "@/backend/db/seed/stores/stores";
import { SUBSCRIBERS } from "@/backend/db/seed/subscribers";
import { upsertRows } from "@/backend/db/seed/upsert";
import {
  type CatalogueReport,
  fillStoreShelves,
  NO_CATALOGUE,
  writeCatalogue,
} from "@/backend/db/seed/write-catalogue";
import type { BackendEnv } from "@/backend/env";

/** What a run of the seed wrote: rows inserted or updated, 0 for those that were there already. */
export interface SeedReport
  extends CatalogueReport,
    ContentReport,
    CampaignReport,
    SimReport,
    ServiceReport,
    AdsReport {
  /** False when the database held all of it. */
  seeded: boolean;
  storeShelves: number;
  districts: number;
  thanas: number;
  postCodes: number;
  deliveryOptions: number;
  stores: number;
  couriers: number;
  retailers: number;
  promotions: number;
  subscribers: number;
  reviews: number;
}

/**
 * What the seed does with a database.
 * - `facts`: only what is true everywhere and invented nowhere: districts, thanas and post codes.
 * - `demo`: facts and the sandbox's invented shop, each time that the seed has changed.
 * - `demo-if-empty`: the same, only while there are no goods.
 */
export type SeedPolicy = "facts" | "demo" | "demo-if-empty";

/**
 * Only a sandbox is filled with invented data, and only the sandbox's own database follows the seed: prices, texts and
 * fees of any other belong to the business.
 */
export function seedPolicy({ siteMode, databaseUrl }: Pick<BackendEnv, "siteMode" | "databaseUrl">): SeedPolicy {
  if (siteMode === "production") return "facts";
  return databaseUrl === "" ? "demo" : "demo-if-empty";
}

/**
 * Fills the database as the policy says, in one transaction. Run again it writes what changed in the seed (names of places,
 * texts, prices, pictures, fees) and never touches stock, orders or settings: the stock of a new variant enters through the
 * ledger's opening entry, and what was sold stays sold.
 */
export async function seedDatabase(db: Database, policy: SeedPolicy): Promise<SeedReport> {
  return db.transaction(async (tx) => {
    const isDemo = policy === "demo" || (policy === "demo-if-empty" && (await isEmpty(tx)));
    if (policy === "demo-if-empty" && !isDemo) return NOTHING_WRITTEN;
    const facts = await writeFacts(tx);
    const written = { ...NOTHING_WRITTEN, ...facts, ...(isDemo && (await writeDemo(tx))) };
    if (isDemo) await tx.update(shopSettings).set({ hasDemoData: true }).where(eq(shopSettings.id, 1));
    return { ...written, seeded: Object.values(written).some((rows) => Number(rows) > 0) };
  });
}

/**
 * Says why a database is none for production; null when it may be.
 * @returns the reason in words, with what to do
 */
export async function demoDataProblem(db: Database): Promise<string | null> {
  const [settings] = await db.drizzle.select({ hasDemoData: shopSettings.hasDemoData }).from(shopSettings);
  if (settings?.hasDemoData !== true) return null;
  return (
    "DATABASE_URL must not hold the sandbox's invented goods, people and codes when SITE_MODE is production. " +
    "Make a new database and import your own data (docs/running.md)."
  );
}

/** Everything that is invented: goods, prices, fees, stores, retailers, codes, people, news, figures. */
async function writeDemo(tx: Transaction) {
  const catalogue = buildCatalogue(new Date());
  return {
    ...(await writeCatalogue(tx, catalogue)),
    ...(await writeSims(tx)),
    ...(await writeContent(tx)),
    ...(await writeServices(tx)),
    ...(await writeCampaigns(tx, new Date())),
    ...(await writeSubscriberServices(tx)),
    ...(await writeAdRates(tx)),
    storeShelves: await fillStoreShelves(tx),
    promotions: await upsertRows(
      tx,
      promotions,
      [...PROMOTIONS],
      [promotions.code],
      ["titles", "kind", "percent", "amountPoisha", "leastPoisha", "category"],
    ),
    subscribers: await upsertRows(tx, subscribers, [...SUBSCRIBERS], [subscribers.msisdn], ["starTier"]),
    reviews: await upsertRows(
      tx,
      productReviews,
      reviewRows(catalogue.products),
      [productReviews.id],
      ["author", "lang", "stars", "title", "body", "topics", "writtenAt"],
    ),
  };
}

/** The report of a run that found everything there. */
export const NOTHING_WRITTEN: SeedReport = {
  ...NO_CONTENT,
  ...NO_CAMPAIGNS,
  ...NO_SIMS,
  ...NO_SERVICES,
  ...NO_ADS,
  ...NO_CATALOGUE,
  seeded: false,
  storeShelves: 0,
  districts: 0,
  thanas: 0,
  postCodes: 0,
  deliveryOptions: 0,
  stores: 0,
  couriers: 0,
  retailers: 0,
  promotions: 0,
  subscribers: 0,
  reviews: 0,
};

async function isEmpty(tx: Transaction): Promise<boolean> {
  return (await tx.select({ name: brands.slug }).from(brands).limit(1)).length === 0;
}

/** The country's places, as its administration and its post name them. */
async function writeFacts(tx: Transaction) {
  return {
    districts: await upsertRows(tx, districts, listDistrictRows(), [districts.name], ["nameBn", "zone"]),
    thanas: await upsertRows(tx, thanas, listThanaRows(), [thanas.district, thanas.name], ["nameBn"]),
    postCodes: await upsertRows(
      tx,
      postCodes,
      listPostCodeRows(),
      [postCodes.district, postCodes.thana, postCodes.postCode],
      ["postOffice", "postOfficeBn"],
    ),
  };
}

/** Ways of delivery, stores, couriers and retailers. */
async function writeServices(tx: Transaction) {
  return {
    deliveryOptions: await upsertRows(
      tx,
      deliveryOptions,
      [...DELIVERY_OPTIONS],
      [deliveryOptions.type, deliveryOptions.zone],
      ["labels", "feePoisha", "daysMin", "daysMax", "position"],
    ),
    stores: await upsertRows(
      tx,
      stores,
      listStoreRows(),
      [stores.code],
      ["names", "addresses", "district", "thana", "latitude", "longitude", "phone", "services", "hours"],
    ),
    couriers: await upsertRows(tx, couriers, [...COURIERS], [couriers.code], ["names", "phone"]),
    retailers: await upsertRows(
      tx,
      retailers,
      [...RETAILERS],
      [retailers.code],
      ["tokenHash", "names", "district", "thana", "msisdn"],
    ),
  };
}
