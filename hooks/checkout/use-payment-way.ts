import { useCallback, useEffect, useState } from "react";
import type { PaymentMethod } from "@/services/checkout/checkout-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";

/** The payment methods as they are offered; an instalment plan is an online payment. */
export type PaymentChoice = PaymentMethod | "emi";

/** The last payment method of this browser. */
const WAY_KEY = "paymentWay";
/** The choice for the present order, until it is placed. */
const CHOICE_KEY = "checkoutPayment";
const MOST_CODE_LETTERS = 60;

interface Choice {
  way: PaymentChoice | null;
  /** Code of the instalment plan, empty for none. */
  emiPlan: string;
}

export interface PaymentWay extends Choice {
  choose(way: PaymentChoice): void;
  chooseEmiPlan(code: string): void;
  /** The server refused the method: it is neither selected nor suggested again for this order. */
  drop(way: PaymentMethod): void;
  /** Chosen with the product already: kept unless the customer chooses otherwise. */
  suggest(way: PaymentChoice): void;
  /** It is ordered: this method is the default of the next order. Instalments are chosen anew with every purchase. */
  remember(way: PaymentMethod): void;
  /** It is ordered: the next order begins without a choice. */
  finish(): void;
}

/** Reads the choice of this tab; an invalid value counts as none. */
function readChoice(): Choice {
  try {
    const value = JSON.parse(readStored("session", CHOICE_KEY) ?? "null") as Partial<Choice> | null;
    const way = (["cod", "online", "emi"] as const).find((known) => known === value?.way) ?? null;
    const plan = value?.emiPlan;
    return { way, emiPlan: typeof plan === "string" && plan.length <= MOST_CODE_LETTERS ? plan : "" };
  } catch {
    return { way: null, emiPlan: "" };
  }
}

/**
 * The payment method of an order. Until the buyer chooses, the first possible one of these is selected: the method of this
 * browser's last order, cash, online (feature 32). A choice survives a reload.
 * @param isPossible whether a method is available for this cart
 */
export function usePaymentWay(isPossible: (way: PaymentMethod) => boolean): PaymentWay {
  const [chosen, setChosen] = useState<Choice>({ way: null, emiPlan: "" });
  const [last, setLast] = useState<PaymentMethod | null>(null);
  const [dropped, setDropped] = useState<PaymentMethod | null>(null);

  useEffect(() => {
    const stored = readStored("local", WAY_KEY);
    if (stored === "cod" || stored === "online") setLast(stored);
    const { way, emiPlan } = readChoice();
    setChosen((before) => ({ way: before.way ?? way, emiPlan: before.emiPlan || emiPlan }));
  }, []);

  const choose = (next: Choice) => {
    setChosen(next);
    writeStored("session", CHOICE_KEY, JSON.stringify(next));
  };
  const suggest = useCallback(
    (way: PaymentChoice) => setChosen((before) => ({ ...before, way: before.way ?? way })),
    [],
  );
  const proposals = [last, "cod", "online"] as const;
  const proposed = proposals.find((way) => way !== null && way !== dropped && isPossible(way)) ?? null;
  return {
    way: chosen.way ?? proposed,
    emiPlan: chosen.emiPlan,
    choose: (way) => choose({ ...chosen, way }),
    chooseEmiPlan: (emiPlan) => choose({ ...chosen, emiPlan }),
    drop(way) {
      setDropped(way);
      choose({ ...chosen, way: null });
    },
    suggest,
    remember: (way) => writeStored("local", WAY_KEY, way),
    finish: () => removeStored("session", CHOICE_KEY),
  };
}
