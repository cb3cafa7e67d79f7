import { useEffect, useEffectEvent, useState } from "react";
import type { CheckoutForm } from "@/hooks/checkout/use-checkout-form";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import type { DeliveryType } from "@/services/checkout/delivery-service";
import { type CheckoutFields, type CheckoutPart, shownErrors } from "@/utils/checkout/checkout-form";

export type PendingSubmit = ReturnType<typeof usePendingSubmit>;

/**
 * Handles a click on "Place order" while totals are loading: it waits until they have loaded (docs/checkout.md).
 * @param isBusy true while anything is loading that affects the total
 * @param go handles the click, with the total that the customer saw
 */
export function usePendingSubmit(isBusy: boolean, go: (shownPoisha: number) => void) {
  const [shown, setShown] = useState<number | null>(null);
  const latestGo = useEffectEvent(go);

  useEffect(() => {
    if (shown === null || isBusy) return;
    setShown(null);
    latestGo(shown);
  }, [shown, isBusy]);

  return {
    waiting: shown !== null,
    /** Remembers a click until everything has loaded. @param shownPoisha the total that was shown */
    wait: setShown,
    /** Drops the remembered click: after a change, the customer must click again. */
    cancel: () => setShown(null),
  };
}

/**
 * The form and the delivery as the page uses them. After a correction, the customer must click again.
 * @param wrong every part that is wrong or missing now
 */
export function correctable(
  pendingSubmit: PendingSubmit,
  form: CheckoutForm,
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
    /** The errors that are shown, in the order of the page. */
    validationErrors,
    /** The errors that the summary lists: none before the first attempt to submit. */
    listed: fieldStates.tried.length > 0 || fieldStates.refused.length > 0 ? validationErrors : [],
    reasons,
    tries,
    error,
    change(changes: Partial<CheckoutFields>) {
      pendingSubmit.cancel();
      form.change(changes);
    },
    delivery: {
      ...delivery,
      choose(type: DeliveryType) {
        pendingSubmit.cancel();
        delivery.choose(type);
      },
    },
  };
}
