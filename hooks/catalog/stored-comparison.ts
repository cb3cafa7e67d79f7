import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { COMPARE_KEY, parseCompared } from "@/utils/catalog/comparison";

/** The products that this browser is about to compare. */
export function readChosen(): string[] {
  return parseCompared(readStored("local", COMPARE_KEY));
}

/** Keeps them for the next page; where storage is denied the choice lasts as long as the page. */
export function keepChosen(slugs: readonly string[]): void {
  if (slugs.length === 0) removeStored("local", COMPARE_KEY);
  else writeStored("local", COMPARE_KEY, JSON.stringify(slugs));
}
