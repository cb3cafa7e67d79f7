import { useEffect, useRef, useState } from "react";
import type { CheckoutForm, FormWork } from "@/hooks/checkout/use-checkout-form";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import { type CheckoutPart, shownErrors } from "@/utils/checkout/checkout-form";

export interface PendingSubmit {
  waiting: boolean;
  /** Keeps a press until everything has come. @param shownPoisha the total that was in sight of it */
  wait(shownPoisha: number): void;
  /** What is typed or chosen afterwards makes another press necessary. */
  cancel(): void;
}

/**
 * A press on "Place order" while totals are on their way: it is kept, and taken once they are there
 * (docs/checkout.md).
 * @param isBusy true while something is on its way that the total depends on
 * @param go takes the press, with the total that the customer saw when pressing
 */
export function usePendingSubmit(isBusy: boolean, go: (shownPoisha: number) => void): PendingSubmit {
  const [shown, setShown] = useState<number | null>(null);
  const latest = useRef(go);
  latest.current = go;

  useEffect(() => {
    if (shown === null || isBusy) return;
    setShown(null);
    latest.current(shown);
  }, [shown, isBusy]);

  return { waiting: shown !== null, wait: setShown, cancel: () => setShown(null) };
}

/**
 * The form and the delivery as their page shows them: a correction makes another click necessary.
 * @param wrong every part that is wrong or missing at this moment
 */
export function correctable(
  pendingSubmit: PendingSubmit,
  form: FormWork,
  delivery: Delivery,
  wrong: readonly CheckoutPart[],
) {
  const { fields, leave, isFindingPlace, setFindingPlace, fieldStates, reasons, tries, error } = form;
  const validationErrors = shownErrors(wrong, fieldStates);
  return {
    fields,
    leave,
    isFindingPlace,
    setFindingPlace,
    validationErrors,
    listed: fieldStates.tried || fieldStates.refused.length > 0 ? validationErrors : [],
    reasons,
    tries,
    error,
    change(changes: Parameters<CheckoutForm["change"]>[0]) {
      pendingSubmit.cancel();
      form.change(changes);
    },
    delivery: {
      ...delivery,
      choose(type: Parameters<Delivery["choose"]>[0]) {
        pendingSubmit.cancel();
        delivery.choose(type);
      },
    },
  };
}
