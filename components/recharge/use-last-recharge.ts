import { useEffect, useState } from "react";
import { findLastRecharge, forgetLastRecharge, type LastRecharge } from "@/utils/packs/last-recharge";

/**
 * The last paid recharge of this browser, offered again. A logged-in user has the list of the account instead, which
 * is not left behind in a browser that others use too.
 */
export function useLastRecharge(isLoggedIn: boolean): { last: LastRecharge | null; forget(): void } {
  const [last, setLast] = useState<LastRecharge | null>(null);
  useEffect(() => setLast(isLoggedIn ? null : findLastRecharge()), [isLoggedIn]);
  return {
    last,
    forget() {
      forgetLastRecharge();
      setLast(null);
    },
  };
}
