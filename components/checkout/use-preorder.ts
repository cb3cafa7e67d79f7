import { usePreorderSending } from "@/components/checkout/use-preorder-sending";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { correctable, usePendingSubmit } from "@/hooks/checkout/use-pending-submit";
import type { PreorderRequest } from "@/services/checkout/preorder-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { type CheckoutFields, type CheckoutPart, certainErrors, type Fulfilment } from "@/utils/checkout/checkout-form";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** Key in sessionStorage of the reservation's delivery option. */
const METHOD_KEY = "preorderDelivery";

const readMethod = () => (readStored("session", METHOD_KEY) === "pickup" ? "pickup" : "regular");

/** The delivery of a pre-order. The choice is kept in this tab until the reservation is made. */
function usePreorderDelivery(district: string) {
  const found = useDelivery(district, null, readMethod);
  // Express delivery is left out, because the product arrives only in weeks.
  const offer = found.offer && {
    ...found.offer,
    methods: found.offer.methods.filter(({ type }) => type !== "express"),
  };
  const choose: Delivery["choose"] = (type) => {
    writeStored("session", METHOD_KEY, type);
    found.choose(type);
  };
  const fulfilment = offer?.type === "pickup" ? "store" : "door";
  const delivery: Delivery = { ...found, offer, choose };
  return { delivery, fulfilment, clearMethod: () => removeStored("session", METHOD_KEY) } as const;
}

/** The request for a reservation, made from the typed fields. */
function preorderRequest(sku: string, fields: CheckoutFields, fulfilment: Fulfilment): PreorderRequest {
  const { storeId, note, ...typed } = fields;
  const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
  const msisdn = normaliseMsisdn(fields.msisdn) ?? fields.msisdn;
  const isPickup = fulfilment === "store";
  const place = isPickup ? { address: "", postCode: "" } : {};
  return { sku, recipient: { ...typed, ...text, msisdn, ...place }, storeId: isPickup ? storeId : null };
}

/** A reservation, up to the payment gateway. The typed fields are shared with the checkout (feature 21). */
export function usePreorder(sku: string) {
  const form = useCheckoutForm();
  const { fields, setErrors, isFindingPlace } = form;
  const { delivery, fulfilment, clearMethod } = usePreorderDelivery(fields.district);
  const { offer } = delivery;
  const { state, send } = usePreorderSending(form, clearMethod);

  const isUnanswered = fields.district !== "" && !delivery.loading && (offer === null || delivery.state === "failed");
  const certain = certainErrors(fields, { fulfilment, isFindingPlace });
  const wrong: CheckoutPart[] = [...certain, ...(isUnanswered ? (["deliveryType"] as const) : [])];
  /** @param shownFee the delivery fee that the customer saw; it is due with the rest of the price */
  const reserveAt = (shownFee: number) => {
    if (wrong.length > 0) return form.showValidationErrors(wrong);
    if ((offer?.feePoisha ?? 0) > shownFee) return setErrors([], { kind: "totalChanged" });
    void send(preorderRequest(sku, fields, fulfilment));
  };

  const isBusy = isFindingPlace || delivery.loading;
  const pendingSubmit = usePendingSubmit(isBusy, reserveAt);
  const feeInSight = offer?.methods.find(({ type }) => type === offer.type)?.feePoisha ?? 0;
  const submit = () => {
    if (state !== "editing" || pendingSubmit.waiting) return;
    if (!isBusy) return reserveAt(offer?.feePoisha ?? 0);
    // Errors in the typed text do not depend on the answer, so they are shown at once.
    if (certain.length > 0) return form.showValidationErrors(wrong);
    form.clear();
    pendingSubmit.wait(feeInSight);
  };

  return {
    ...correctable(pendingSubmit, form, delivery, wrong),
    fulfilment,
    /** `waiting` = clicked while the fee was loading; `leaving` = reserved, and the next page is loading. */
    state: pendingSubmit.waiting ? ("waiting" as const) : state,
    submit,
  };
}
