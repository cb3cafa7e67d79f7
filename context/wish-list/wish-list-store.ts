import type { Api } from "@/services/api/api-client";
import { readToken } from "@/services/login/session-cookie";
import { removeWishes, saveWishes } from "@/services/wish-list/wish-list-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { WISH_KEY } from "@/utils/catalog/slug-list";
import { parseWishes, type StoredWish, type StoredWishes, showWishes } from "@/utils/catalog/wished-products";

/** The largest number of products on one list (docs/catalogue.md). The server has the same limit. */
export const MAX_WISHES = 60;

type WishOutcome = "saved" | "removed" | "full";

/** This browser's copy of the list. */
export function readWishes(): StoredWishes {
  return parseWishes(readStored("local", WISH_KEY));
}

function storeWishes(wishes: StoredWishes): void {
  if (wishes.items.length === 0) removeStored("local", WISH_KEY);
  else writeStored("local", WISH_KEY, JSON.stringify(wishes));
  showWishes(wishes.items.map(({ slug }) => slug));
}

const copyOf = (slugs: readonly string[]): StoredWishes => ({
  of: "account",
  items: slugs.map((slug) => ({ slug, pricePoisha: null, addedAt: null })),
});

let lastCall: Promise<unknown> = Promise.resolve();

/**
 * Makes a call that answers the whole list, after the earlier ones. The list is stored unless a later call will answer
 * a newer one, or somebody logged in or out meanwhile.
 */
async function storeAnswer<Answer extends { slugs: readonly string[] }>(call: () => Promise<Answer>): Promise<Answer> {
  const token = readToken();
  const own = lastCall.then(call, call);
  lastCall = own;
  const answer = await own;
  if (lastCall === own && readToken() === token) storeWishes(copyOf(answer.slugs));
  return answer;
}

/**
 * Adds a product to the list or removes it. The heart icon changes at once; if the server refuses, it changes back.
 * @throws ApiError when the server did not answer
 */
export async function toggleWish(api: Api, wish: Omit<StoredWish, "addedAt">): Promise<WishOutcome> {
  const before = readWishes();
  const index = before.items.findIndex(({ slug }) => slug === wish.slug);
  const isOn = index >= 0;
  const isOther = ({ slug }: StoredWish) => slug !== wish.slug;
  const others = before.items.filter(isOther);
  if (!isOn && before.items.length >= MAX_WISHES) return "full";
  const entry = { ...wish, addedAt: new Date().toISOString() };
  storeWishes({ ...before, items: isOn ? others : [entry, ...others] });
  if (readToken() === null) return isOn ? "removed" : "saved";
  try {
    if (isOn) {
      await storeAnswer(() => removeWishes(api, [wish.slug]));
      return "removed";
    }
    const { full } = await storeAnswer(() => saveWishes(api, [{ ...wish, addedAt: null }]));
    return full ? "full" : "saved";
  } catch (error) {
    // Another change may have succeeded meanwhile: only this one is undone.
    const now = readWishes();
    const items = now.items.filter(isOther);
    if (isOn) items.splice(index, 0, ...before.items.slice(index, index + 1));
    storeWishes({ ...now, items });
    throw error;
  }
}

/** Removes a product from the list, in the browser or on the server. @throws ApiError */
export async function removeWish(api: Api, slug: string): Promise<void> {
  const before = readWishes();
  if (readToken() !== null) await storeAnswer(() => removeWishes(api, [slug]));
  else storeWishes({ ...before, items: before.items.filter((wish) => wish.slug !== slug) });
}

/**
 * Merges this browser's list with the account's. At log-in, a guest's list is added to the account. At log-out, a copy
 * of the account's list is deleted, so that the next person neither sees nor inherits it.
 * @throws ApiError; a guest's list is then kept for the next attempt
 */
export async function syncWishes(api: Api): Promise<void> {
  const { of, items } = readWishes();
  if (readToken() === null) {
    if (of === "account") storeWishes({ of: "guest", items: [] });
    return;
  }
  await storeAnswer(() => saveWishes(api, of === "guest" ? [...items].reverse() : []));
}
