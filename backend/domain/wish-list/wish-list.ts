import { listNamed } from "@/backend/db/queries/catalog/catalog-queries";
import { listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import {
  addWishes,
  listWishes,
  type NewWish,
  removeWishRows,
  type WishRow,
} from "@/backend/db/queries/catalog/wish-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { type OfferedCard, offeredCards } from "@/backend/domain/catalog/offered-card-rules";
import type { DbContext, Owner } from "@/backend/domain/domain-context";

/** The most products on one wish list (backend/contract/shop/wish-list.ts has the same limit). */
const MAX_WISHES = 60;
/** Whole poisha; no variant may cost more. */
const HIGHEST_PRICE = 1_000_000_000;
/** No wish was kept before this day. The database has no year 0, which a browser can name. */
const FIRST_DAY = new Date("2020-01-01T00:00:00Z");

/** The wish list of a number, newest first, each wish with the current card; null when it is no longer sold. */
export async function getWishList(
  { db }: DbContext,
  { msisdn }: Owner,
): Promise<(WishRow & { product: OfferedCard | null })[]> {
  const wishes = await listWishes(db.pool, msisdn);
  if (wishes.length === 0) return [];
  const [cards, plans] = await Promise.all([
    listNamed(
      db.pool,
      wishes.map(({ slug }) => slug),
    ),
    listEmiPlans(db.pool),
  ]);
  const bySlug = new Map(offeredCards(cards, plans).map((card) => [card.slug, card]));
  return wishes.map((wish) => ({ ...wish, product: bySlug.get(wish.slug) ?? null }));
}

/**
 * Adds products to a number's list: one from a heart, or those that a guest saved in a browser before the log-in. A
 * product that is already on it keeps the price and the day of its first saving (docs/catalogue.md).
 */
export async function saveWishes(
  { db }: DbContext,
  { msisdn }: Owner,
  wishes: readonly NewWish[],
): Promise<{ slugs: string[]; full: boolean }> {
  const once = [...new Map(wishes.map((wish) => [wish.slug, withFairFacts(wish)])).values()];
  return inTransaction(db, async (transaction) => {
    await addWishes(transaction, msisdn, once, MAX_WISHES);
    const slugs = (await listWishes(transaction, msisdn)).map(({ slug }) => slug);
    return { slugs, full: slugs.length >= MAX_WISHES && once.some(({ slug }) => !slugs.includes(slug)) };
  });
}

/** Price and day from a browser are shown only to the same person; impossible ones are left out. */
function withFairFacts({ slug, pricePoisha, addedAt }: NewWish): NewWish {
  const isFair = pricePoisha !== null && pricePoisha > 0 && pricePoisha <= HIGHEST_PRICE;
  const isPossible = addedAt !== null && addedAt >= FIRST_DAY;
  return { slug, pricePoisha: isFair ? pricePoisha : null, addedAt: isPossible ? addedAt : null };
}

/** Removes products from a number's list. @returns the list after the change */
export async function removeWishes({ db }: DbContext, { msisdn }: Owner, slugs: readonly string[]): Promise<string[]> {
  await removeWishRows(db.pool, msisdn, slugs);
  return (await listWishes(db.pool, msisdn)).map(({ slug }) => slug);
}
