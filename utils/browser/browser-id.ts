import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { newIdempotencyKey } from "@/utils/checkout/idempotency";

/**
 * The id of this browser: random, created the first time and stored in local storage.
 * @param key the storage key: one for each purpose, so that two purposes cannot be linked
 */
export function browserId(key: string): string {
  const known = readStored("local", key);
  if (known !== null) return known;
  const mark = newIdempotencyKey();
  writeStored("local", key, mark);
  return mark;
}
