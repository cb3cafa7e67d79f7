import { useState } from "react";
import { readChosen } from "@/hooks/catalog/stored-comparison";
import { readStored } from "@/utils/browser/browser-storage";
import { parseWishes, WISH_KEY } from "@/utils/catalog/wished-products";

/**
 * This browser's wish list and comparison, at the time of reading. Not for server-rendered content.
 * @param isAccount whether a copy of the account's wish list counts as well
 */
export function useSavedLists(isAccount: boolean): { wishes: number; compared: readonly string[] } {
  const [lists] = useState(() => {
    const { of, items } = parseWishes(readStored("local", WISH_KEY));
    return { wishes: of === "guest" || isAccount ? items.length : 0, compared: readChosen() };
  });
  return lists;
}
