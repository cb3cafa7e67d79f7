import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { newIdempotencyKey } from "@/utils/checkout/idempotency";

/**
 * Identifies this browser: chosen at random the first time and kept in local storage.
 * @param key where it is kept: one for each purpose, so that no two can be joined
 */
export function browserId(key: string): string {
  const known = readStored("local", key);
  if (known !== null) return known;
  const mark = newIdempotencyKey();
  writeStored("local", key, mark);
  return mark;
}
