import { eq } from "drizzle-orm";
import type { Database, Transaction } from "@/backend/db/client";
import { brands, products, productVariants } from "@/backend/db/schema/catalog";
import { subscribers } from "@/backend/db/schema/login";
import { deliveryOptions, districts, postCodes, thanas } from "@/backend/db/schema/places";
import { shopSettings } from "@/backend/db/schema/settings";
import { buildCatalogue, type Catalogue } from "@/backend/db/seed/catalogue";
import { type ContentReport, NO_CONTENT, writeContent } from "@/backend/db/seed/content";
import { DELIVERY_OPTIONS } from "@/backend/db/seed/delivery";
import { listDistrictRows, listPostCodeRows, listThanaRows } from "@/backend/db/seed/places/places";
import { SHOP_SETTINGS } from "@/backend/db/seed/settings";
import { SUBSCRIBERS } from "@/backend/db/seed/subscribers";
import { upsertRows } from "@/backend/db/seed/upsert";
import type { BackendEnv } from "@/backend/env";

/** What a run of the seed wrote: rows inserted or updated, 0 for those that were there already. */
export interface SeedReport extends ContentReport {
  /** False when the database held all of it. */
  seeded: boolean;
  brands: number;
  products: number;
  variants: number;
  districts: number;
  thanas: number;
  postCodes: number;
  deliveryOptions: number;
  subscribers: number;
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
  const catalogue = buildCatalogue();
  return db.transaction(async (tx) => {
    if (policy === "only-empty" && !(await isEmpty(tx))) return NOTHING_WRITTEN;
    const written = {
      ...(await writeCatalogue(tx, catalogue)),
      ...(await writeContent(tx)),
      ...(await writePlaces(tx)),
      subscribers: await upsertRows(tx, subscribers, [...SUBSCRIBERS], [subscribers.msisdn], ["starTier"]),
    };
    return { seeded: Object.values(written).some((rows) => rows > 0), ...written };
  });
}

const NOTHING_WRITTEN: SeedReport = {
  ...NO_CONTENT,
  seeded: false,
  brands: 0,
  products: 0,
  variants: 0,
  districts: 0,
  thanas: 0,
  postCodes: 0,
  deliveryOptions: 0,
  subscribers: 0,
};

async function isEmpty(tx: Transaction): Promise<boolean> {
  const found = await Promise.all([
    tx.select({ name: brands.slug }).from(brands).limit(1),
    tx.select({ name: districts.name }).from(districts).limit(1),
  ]);
  return found.every((rows) => rows.length === 0);
}

async function writeCatalogue(tx: Transaction, catalogue: Catalogue) {
  const isNew = (await tx.select({ slug: brands.slug }).from(brands).limit(1)).length === 0;
  // The migration made the row; from then on it belongs to the business.
  if (isNew) await tx.update(shopSettings).set(SHOP_SETTINGS).where(eq(shopSettings.id, 1));
  return {
    brands: await upsertRows(tx, brands, catalogue.brands, [brands.slug], ["name", "position"]),
    products: await upsertRows(
      tx,
      products,
      catalogue.products,
      [products.slug],
      ["brandSlug", "titles", "summaries", "texts", "fiveG", "releasedOn", "listedAt", "popularity"],
    ),
    variants: await upsertRows(
      tx,
      productVariants,
      catalogue.variants,
      [productVariants.sku],
      ["colourName", "colourLabels", "colourHex", "pricePoisha", "wasPricePoisha", "position", "pictures"],
    ),
  };
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
  };
}
