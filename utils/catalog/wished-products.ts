import { readStored } from "@/utils/browser/browser-storage";
import { isSlug, WISH_KEY } from "@/utils/catalog/slug-list";
import { isFields, readFields } from "@/utils/text/json-fields";

/** A product on the list, with the price (whole poisha) and the time when a guest added it. */
export interface StoredWish {
  slug: string;
  pricePoisha: number | null;
  /** ISO moment. */
  addedAt: string | null;
}

export interface StoredWishes {
  /** `account` = a copy of the server's list, which is deleted at log-out. */
  of: "guest" | "account";
  items: StoredWish[];
}

const nothing: StoredWishes = { of: "guest", items: [] };

function storedWish(value: unknown): StoredWish[] {
  if (!isFields(value)) return [];
  const { slug, pricePoisha, addedAt } = value;
  if (!isSlug(slug)) return [];
  const isMoment = typeof addedAt === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(addedAt);
  return [
    {
      slug,
      pricePoisha: Number.isSafeInteger(pricePoisha) && Number(pricePoisha) > 0 ? Number(pricePoisha) : null,
      addedAt: isMoment ? addedAt : null,
    },
  ];
}

/** Reads the stored value, which anyone may have changed; a value that is not a wish list counts as an empty list. */
export function parseWishes(text: string | null): StoredWishes {
  const { of, items } = readFields(text) ?? {};
  if (!Array.isArray(items)) return nothing;
  return { of: of === "account" ? "account" : "guest", items: items.flatMap(storedWish) };
}

let slugs: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

/** Updates every heart of the page to a new list of wishes. */
export function showWishes(wished: Iterable<string>): void {
  slugs = new Set(wished);
  for (const listener of listeners) listener();
}

function showStored(): void {
  showWishes(parseWishes(readStored("local", WISH_KEY)).items.map(({ slug }) => slug));
}

function follow({ key }: StorageEvent): void {
  if (key === WISH_KEY || key === null) showStored();
}

/** Subscribes to every change, also in other tabs. The first listener reads storage. @returns unsubscribes */
export function onWishes(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    window.addEventListener("storage", follow);
    // Runs after this listener was added, and so after the first paint.
    queueMicrotask(showStored);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", follow);
  };
}

/** True while the product is on the list, as far as this page knows. */
export function isWished(slug: string): boolean {
  return slugs.has(slug);
}
