import { useCallback, useEffect, useState } from "react";
import type { PaymentMethod } from "@/services/checkout/checkout-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields } from "@/utils/text/json-fields";

/** The payment methods as the page offers them. For the server, an instalment plan is an online payment. */
export type PaymentChoice = PaymentMethod | "emi";

/** The last payment method of this browser. */
const METHOD_KEY = "paymentWay";
/** The choice for the current order, until it is placed. */
const CHOICE_KEY = "checkoutPayment";
const MAX_CODE_LETTERS = 60;

interface Choice {
  method: PaymentChoice | null;
  /** Code of the instalment plan, empty for none. */
  emiPlan: string;
}

export type PaymentMethodChoice = ReturnType<typeof usePaymentMethod>;

/** Reads the choice of this tab; an invalid value counts as no choice. */
function readChoice(): Choice {
  const { method, emiPlan: plan } = readFields(readStored("session", CHOICE_KEY)) ?? {};
  return {
    method: (["cod", "online", "emi"] as const).find((known) => known === method) ?? null,
    emiPlan: typeof plan === "string" && plan.length <= MAX_CODE_LETTERS ? plan : "",
  };
}

/**
 * The payment method of an order. Until the buyer chooses, the first possible one of these is selected: the method of this
 * browser's last order, cash, online (feature 32). A choice survives a reload.
 * @param isPossible whether a method is available for this cart
 */
export function usePaymentMethod(isPossible: (method: PaymentMethod) => boolean) {
  const [chosen, setChosen] = useState<Choice>({ method: null, emiPlan: "" });
  const [last, setLast] = useState<PaymentMethod | null>(null);
  const [dropped, setDropped] = useState<PaymentMethod | null>(null);

  useEffect(() => {
    const stored = readStored("local", METHOD_KEY);
    if (stored === "cod" || stored === "online") setLast(stored);
    const { method, emiPlan } = readChoice();
    setChosen((before) => ({ method: before.method ?? method, emiPlan: before.emiPlan || emiPlan }));
  }, []);

  const choose = (next: Choice) => {
    setChosen(next);
    writeStored("session", CHOICE_KEY, JSON.stringify(next));
  };
  const suggest = useCallback(
    (method: PaymentChoice) => setChosen((before) => ({ ...before, method: before.method ?? method })),
    [],
  );
  const proposals = [last, "cod", "online"] as const;
  const proposed = proposals.find((method) => method !== null && method !== dropped && isPossible(method)) ?? null;
  return {
    method: chosen.method ?? proposed,
    emiPlan: chosen.emiPlan,
    choose: (method: PaymentChoice) => choose({ ...chosen, method }),
    chooseEmiPlan: (emiPlan: string) => choose({ ...chosen, emiPlan }),
    /** Call when the server refused the method: it is neither selected nor suggested again for this order. */
    drop(method: PaymentMethod) {
      setDropped(method);
      choose({ ...chosen, method: null });
    },
    /** Selects the method that was chosen with the product, unless the customer chooses another one. */
    suggest,
    /** Call after the order: this method is the next order's default. Instalments are chosen again for each purchase. */
    remember: (method: PaymentMethod) => writeStored("local", METHOD_KEY, method),
    /** Call after the order: the next order begins without a choice. */
    finish: () => removeStored("session", CHOICE_KEY),
  };
}
