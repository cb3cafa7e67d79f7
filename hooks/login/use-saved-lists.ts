import { useState } from "react";
import { readChosen } from "@/hooks/catalog/stored-comparison";
import { readStored } from "@/utils/browser/browser-storage";
import { parseWishes, WISH_KEY } from "@/utils/catalog/wished-products";

/**
 * This browser's own lists of the shop, at the time of reading; not for what the server renders.
 * @param isAccount whether a copy of an account's list counts as well
 */
export function useSavedLists(isAccount: boolean): { wishes: number; compared: readonly string[] } {
  const [kept] = useState(() => {
    const { of, items } = parseWishes(readStored("local", WISH_KEY));
    return { wishes: of === "guest" || isAccount ? items.length : 0, compared: readChosen() };
  });
  return kept;
}
