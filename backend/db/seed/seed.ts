import type { Database, Transaction } from "@/backend/db/client";
import { brands } from "@/backend/db/schema/catalog";
import { subscribers } from "@/backend/db/schema/login";
import { couriers } from "@/backend/db/schema/orders";
import { deliveryOptions, districts, postCodes, thanas } from "@/backend/db/schema/places";
import { promotions } from "@/backend/db/schema/promotions";
import { productReviews } from "@/backend/db/schema/reviews";
import { retailers, stores } from "@/backend/db/schema/stores";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import { type ContentReport, NO_CONTENT, writeContent } from "@/backend/db/seed/content";
import { COURIERS } from "@/backend/db/seed/couriers";
import { DELIVERY_OPTIONS } from "@/backend/db/seed/delivery";
import { listDistrictRows, listPostCodeRows, listThanaRows } from "@/backend/db/seed/places/places";
import { PROMOTIONS } from "@/backend/db/seed/promotions";
import { reviewRows } from "@/backend/db/seed/reviews/review-rows";
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
export interface SeedReport extends CatalogueReport, ContentReport, SimReport {
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

/** What becomes of a database that holds goods or places already: renewed, or left as the business made it. */
export type SeedPolicy = "renew" | "only-empty";

/** Only the sandbox's own database follows the seed; prices, texts and fees of any other belong to the business. */
export function seedPolicy({ siteMode, databaseUrl }: Pick<BackendEnv, "siteMode" | "databaseUrl">): SeedPolicy {
  return siteMode === "sandbox" && databaseUrl === "" ? "renew" : "only-empty";
}

/**
 * Fills the database with the catalogue, the content of the pages, the places, the rules of delivery and a few
 * subscribers, in one transaction. Run again it writes what changed in the seed (texts, prices, pictures, fees) and never touches stock,
 * orders or settings: the stock of a new variant enters through the ledger's opening entry, and what was sold stays sold.
 * @param policy `only-empty` writes nothing at all into a database that has a brand or a district
 */
export async function seedDatabase(db: Database, policy: SeedPolicy): Promise<SeedReport> {
  const catalogue = buildCatalogue(new Date());
  return db.transaction(async (tx) => {
    if (policy === "only-empty" && !(await isEmpty(tx))) return NOTHING_WRITTEN;
    const written = {
      ...(await writeCatalogue(tx, catalogue)),
      ...(await writeSims(tx)),
      ...(await writeContent(tx)),
      ...(await writePlaces(tx)),
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
    return { seeded: Object.values(written).some((rows) => rows > 0), ...written };
  });
}

/** The report of a run that found everything there. */
export const NOTHING_WRITTEN: SeedReport = {
  ...NO_CONTENT,
  ...NO_SIMS,
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
  const found = await Promise.all([
    tx.select({ name: brands.slug }).from(brands).limit(1),
    tx.select({ name: districts.name }).from(districts).limit(1),
  ]);
  return found.every((rows) => rows.length === 0);
}

async function writePlaces(tx: Transaction) {
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
