import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { COMPARE_KEY, parseCompared } from "@/utils/catalog/comparison";

/** The products that the visitor has selected for comparison in this browser. */
export function readChosen(): string[] {
  return parseCompared(readStored("local", COMPARE_KEY));
}

/** Stores them for the next page. If storage is denied, the selection lasts until the page is left. */
export function saveChosen(slugs: readonly string[]): void {
  if (slugs.length === 0) removeStored("local", COMPARE_KEY);
  else writeStored("local", COMPARE_KEY, JSON.stringify(slugs));
}
