import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { type Fields, readFields } from "@/utils/text/json-fields";

const NAME = "simReplacementKeys";
const KEY = /^[A-Za-z0-9_-]{32}$/;
const MAX_KEYS = 10;
const memory = new Map<string, string>();

const readKeys = (): Fields => readFields(readStored("local", NAME)) ?? {};

/**
 * Stores the key of the request for a replacement SIM: the cart and the order use it to prove that this browser
 * filed the request. Only the newest ten are kept; without storage, only while the page is open.
 * @param sim the number whose SIM is replaced
 */
export function saveReplacementKey(sim: string, key: string): void {
  const others = Object.entries(readKeys()).filter(([number]) => number !== sim);
  const keys = JSON.stringify(Object.fromEntries([...others, [sim, key]].slice(-MAX_KEYS)));
  if (!writeStored("local", NAME, keys)) memory.set(sim, key);
}

/** The key of the request for a number's replacement; null in a browser that did not file it. */
export function findReplacementKey(sim: string): string | null {
  const key = readKeys()[sim] ?? memory.get(sim);
  return typeof key === "string" && KEY.test(key) ? key : null;
}
