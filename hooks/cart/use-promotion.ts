import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { keepOwnWords, useSentence } from "@/hooks/ui/use-language-change";
import { isRefusal } from "@/services/api/api-error";
import { applyPromotion, type PromotionAnswer, removePromotion } from "@/services/cart/promotions-service";
import { logFailure } from "@/utils/browser/log-failure";
import { toAsciiDigits } from "@/utils/numbers/digits";

type PromotionState = "idle" | "applying" | "removing";

export type Promotion = ReturnType<typeof usePromotion>;

/**
 * The cart's promotion: functions to add and remove it, and the reason of a refusal (feature 27).
 * @param onChange called after each change
 */
export function usePromotion(onChange: () => void) {
  const api = useApi();
  const store = useCartStore();
  const [state, setState] = useState<PromotionState>("idle");
  const [error, setError] = useSentence<string | null | undefined>(undefined, { keep: keepOwnWords });

  const run = async (next: PromotionState, work: (token: string) => Promise<PromotionAnswer>) => {
    setState(next);
    setError(undefined);
    try {
      store.dispatch({ type: "promotions-set", ...(await work(store.getSnapshot().cart.token)) });
      await store.refresh();
      onChange();
    } catch (failure) {
      const refusal = isRefusal(failure) ? failure : null;
      if (refusal === null) logFailure("The promotion could not be changed", failure);
      setError(refusal?.errors[0]?.message ?? null);
    }
    setState("idle");
  };

  return {
    state,
    /** Why the last code was refused: the server's message, null without an answer, undefined when it was accepted. */
    error,
    /** @param code as typed @param type `cmp` when the code comes from the campaign field */
    apply(code: string, type?: "cmp") {
      const typed = toAsciiDigits(code.trim());
      if (typed === "" || state !== "idle") return;
      void run("applying", (token) => applyPromotion(api, { token, code: typed, ...(type && { type }) }));
    },
    remove(code: string) {
      if (state === "idle") void run("removing", (token) => removePromotion(api, { token, code }));
    },
    clearError: () => setError(undefined),
  };
}
