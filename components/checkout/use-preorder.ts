import { useRouter } from "next/router";
import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { type CheckoutForm, useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { correctable, usePendingSubmit } from "@/hooks/checkout/use-pending-submit";
import { ApiError } from "@/services/api/api-error";
import { createPreorder, type Preorder, type PreorderRequest } from "@/services/checkout/preorder-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { errorOf } from "@/utils/checkout/checkout-error";
import { type CheckoutPart, certainErrors, type Fulfilment, partOfField } from "@/utils/checkout/checkout-form";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/checkout/idempotency";
import { orderPath } from "@/utils/checkout/order-id";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

const SCOPE = "preorder";
/** The chosen delivery option of this reservation, in this tab. */
const METHOD_KEY = "preorderDelivery";

const readMethod = () => (readStored("session", METHOD_KEY) === "pickup" ? "pickup" : "regular");

export interface PreorderForm extends CheckoutForm {
  delivery: Delivery;
  fulfilment: Fulfilment;
  /** `waiting` = clicked while the fee was loading; `leaving` = reserved, and the next page is loading. */
  state: "editing" | "waiting" | "placing" | "leaving";
  submit(): void;
}

/** Refusals of a number, with the server's message. */
const AGAINST_NUMBER: readonly string[] = ["preorder-already-made", "unpaid-limit-crossed"];

const isRequest = (value: unknown): value is PreorderRequest =>
  typeof value === "object" && value !== null && "sku" in value && "recipient" in value;

/** A reservation from the first field to the payment gateway; what was typed is shared with the checkout (feature 21). */
export function usePreorder(sku: string): PreorderForm {
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const form = useCheckoutForm();
  const { fields, setErrors, isFindingPlace } = form;
  const [state, setState] = useState<"editing" | "placing" | "leaving">("editing");
  const found = useDelivery(fields.district, null, readMethod);
  // Today's express courier cannot deliver a product that arrives in weeks.
  const offer = found.offer && { ...found.offer, ways: found.offer.ways.filter(({ type }) => type !== "express") };
  const choose: Delivery["choose"] = (type) => {
    writeStored("session", METHOD_KEY, type);
    found.choose(type);
  };
  const fulfilment = offer?.type === "pickup" ? "store" : "door";

  const leave = async ({ orderId, redirectUrl }: Preorder) => {
    setState("leaving");
    form.finish();
    removeStored("session", METHOD_KEY);
    if (store.getSnapshot().cart.preorder) store.dispatch({ type: "cart-reset" });
    // The browser navigates there: an address of another kind, such as javascript:, is not accepted.
    if (redirectUrl !== null && /^https?:\/\//i.test(redirectUrl)) window.location.assign(redirectUrl);
    else await router.push(orderPath(orderId));
  };

  const send = async (request: PreorderRequest, key: string) => {
    setState("placing");
    form.clear();
    keepUnanswered(SCOPE, { key, request });
    let made: Preorder;
    try {
      made = await createPreorder(api, request, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = errorOf(error);
      if (why.kind !== "unanswered" && why.kind !== "inProgress") forgetUnanswered(SCOPE);
      const taken = error.errors.find(({ code }) => AGAINST_NUMBER.includes(code));
      const parts = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
      const isField = parts.length > 0 && why.kind === "other";
      setErrors(parts, isField ? null : why, taken && { msisdn: taken.message });
      setState("editing");
      return;
    }
    forgetUnanswered(SCOPE);
    await leave(made);
  };

  const isUnanswered = fields.district !== "" && !found.loading && (offer === null || found.state === "failed");
  const certain = certainErrors(fields, { fulfilment, isFindingPlace });
  const wrong: CheckoutPart[] = [...certain, ...(isUnanswered ? (["deliveryType"] as const) : [])];
  /** @param shownFee of the delivery, as the customer saw it; due with the rest of the price */
  const reserveAt = (shownFee: number) => {
    if (wrong.length > 0) return form.showValidationErrors();
    if ((offer?.feePoisha ?? 0) > shownFee) return setErrors([], { kind: "totalChanged" });
    const { storeId, note, ...typed } = fields;
    const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
    const msisdn = normaliseMsisdn(fields.msisdn) ?? fields.msisdn;
    const isPickup = fulfilment === "store";
    const place = isPickup ? { address: "", postCode: "" } : {};
    const request = { sku, recipient: { ...typed, ...text, msisdn, ...place }, storeId: isPickup ? storeId : null };
    const before = findUnanswered(SCOPE, isRequest);
    const same = before !== null && JSON.stringify(before.request) === JSON.stringify(request);
    void send(request, same ? before.key : newIdempotencyKey());
  };

  const isBusy = isFindingPlace || found.loading;
  const pendingSubmit = usePendingSubmit(isBusy, reserveAt);
  const feeInSight = offer?.ways.find(({ type }) => type === offer.type)?.feePoisha ?? 0;
  const submit = () => {
    if (state !== "editing" || pendingSubmit.waiting) return;
    if (!isBusy) return reserveAt(offer?.feePoisha ?? 0);
    // Mistakes in the typed text are mistakes whatever the answer.
    if (certain.length > 0) return form.showValidationErrors();
    form.clear();
    pendingSubmit.wait(feeInSight);
  };

  return {
    ...correctable(pendingSubmit, form, { ...found, offer, choose }, wrong),
    fulfilment,
    state: pendingSubmit.waiting ? "waiting" : state,
    submit,
  };
}
