import { useEffect, useRef, useState } from "react";
import type { CheckoutForm, FormWork } from "@/hooks/checkout/use-checkout-form";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import { type CheckoutPart, shownMistakes } from "@/utils/checkout/checkout-form";

export interface WaitingPress {
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
