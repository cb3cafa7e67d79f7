import { useEffect, useRef, useState } from "react";
import type { CheckoutForm, FormWork } from "@/hooks/checkout/use-checkout-form";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import { type CheckoutPart, shownMistakes } from "@/utils/checkout/checkout-form";

export interface WaitingPress {
  waiting: boolean;
  /** Keeps a click until everything has loaded. @param shownPoisha the total that was shown */
  wait(shownPoisha: number): void;
  /** A later change needs a new click. */
  cancel(): void;
}

/**
 * A click on "Place order" while totals are loading: it is kept, and handled once they are there (docs/decisions/085).
 * @param isBusy true while something is loading that the total depends on
 * @param go handles the click, with the total that the customer saw
 */
export function useWaitingPress(isBusy: boolean, go: (shownPoisha: number) => void): WaitingPress {
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
export function correctable(press: WaitingPress, form: FormWork, delivery: Delivery, wrong: readonly CheckoutPart[]) {
  const { fields, leave, isFindingPlace, setFindingPlace, marks, reasons, tries, trouble } = form;
  const mistakes = shownMistakes(wrong, marks);
  return {
    fields,
    leave,
    isFindingPlace,
    setFindingPlace,
    mistakes,
    listed: marks.tried || marks.refused.length > 0 ? mistakes : [],
    reasons,
    tries,
    trouble,
    change(changes: Parameters<CheckoutForm["change"]>[0]) {
      press.cancel();
      form.change(changes);
    },
    delivery: {
      ...delivery,
      choose(type: Parameters<Delivery["choose"]>[0]) {
        press.cancel();
        delivery.choose(type);
      },
    },
  };
}
