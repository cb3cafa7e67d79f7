import { useRouter } from "next/router";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { type Delivery, useDelivery } from "@/hooks/use-delivery";
import { ApiError } from "@/services/api-error";
import { createPreorder, type Preorder, type PreorderRequest } from "@/services/preorder-service";
import { readStored, removeStored, writeStored } from "@/utils/browser-storage";
import {
  type CheckoutFields,
  type CheckoutPart,
  emptyCheckout,
  findMistakes,
  parseDraft,
  partOfField,
} from "@/utils/checkout-form";
import { type CheckoutTrouble, troubleOf } from "@/utils/checkout-trouble";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/idempotency";
import { normaliseMsisdn } from "@/utils/msisdn";
import { orderPath } from "@/utils/order-id";

const DRAFT_KEY = "checkoutDraft";
const SCOPE = "preorder";

export interface PreorderForm {
  fields: CheckoutFields;
  change(changes: Partial<CheckoutFields>): void;
  delivery: Delivery;
  isPickup: boolean;
  mistakes: readonly CheckoutPart[];
  reasons: Readonly<Partial<Record<CheckoutPart, string>>>;
  tries: number;
  trouble: CheckoutTrouble | null;
  /** `leaving` = the place is taken, and the next page is on its way. */
  state: "editing" | "placing" | "leaving";
  submit(): void;
}

const isRequest = (value: unknown): value is PreorderRequest =>
  typeof value === "object" && value !== null && "sku" in value && "recipient" in value;

/** A reservation from the first letter to the gateway; what was typed is shared with the checkout (PAGES.md, Pre-order). */
export function usePreorder(sku: string): PreorderForm {
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const [fields, setFields] = useState(emptyCheckout);
  const [mistakes, setMistakes] = useState<readonly CheckoutPart[]>([]);
  const [reasons, setReasons] = useState<PreorderForm["reasons"]>({});
  const [trouble, setTrouble] = useState<CheckoutTrouble | null>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<PreorderForm["state"]>("editing");
  const found = useDelivery(fields.district, null);
  // A courier of today is no way to bring what comes in weeks.
  const offer = found.offer && { ...found.offer, ways: found.offer.ways.filter(({ type }) => type !== "express") };
  const delivery = { ...found, offer };
  const isPickup = offer?.type === "pickup";

  useEffect(() => setFields(parseDraft(readStored("session", DRAFT_KEY))), []);

  const change = useCallback((changes: Partial<CheckoutFields>) => {
    setFields((before) => {
      const next = { ...before, ...changes };
      writeStored("session", DRAFT_KEY, JSON.stringify(next));
      return next;
    });
    setMistakes((before) => before.filter((part) => !(part in changes)));
  }, []);

  const refuse = (parts: readonly CheckoutPart[], why: CheckoutTrouble | null, own: PreorderForm["reasons"] = {}) => {
    setMistakes(parts);
    setReasons(own);
    setTrouble(why);
    setTries((before) => before + 1);
    setState("editing");
  };

  const leave = async ({ orderId, redirectUrl }: Preorder) => {
    setState("leaving");
    removeStored("session", DRAFT_KEY);
    if (store.getSnapshot().cart.preorder) store.dispatch({ type: "cart-reset" });
    // The browser goes there: an address of another kind, such as javascript:, is no answer.
    if (redirectUrl !== null && /^https?:\/\//i.test(redirectUrl)) window.location.assign(redirectUrl);
    else await router.push(orderPath(orderId));
  };

  const send = async (request: PreorderRequest, key: string) => {
    setState("placing");
    setTrouble(null);
    setMistakes([]);
    keepUnanswered(SCOPE, { key, request });
    let made: Preorder;
    try {
      made = await createPreorder(api, request, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const why = troubleOf(error);
      if (why.kind !== "unanswered" && why.kind !== "inProgress") forgetUnanswered(SCOPE);
      const taken = error.errors.find(({ code }) => code === "preorder-already-made");
      const parts = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
      const isField = parts.length > 0 && why.kind === "other";
      refuse(parts, isField ? null : why, taken && { msisdn: taken.message });
      return;
    }
    forgetUnanswered(SCOPE);
    await leave(made);
  };

  const submit = () => {
    if (state !== "editing") return;
    const parts: CheckoutPart[] = [
      ...findMistakes(fields, isPickup),
      ...(offer === null && fields.district !== "" ? (["deliveryType"] as const) : []),
    ];
    if (parts.length > 0) {
      refuse(parts, null);
      return;
    }
    const { storeId, note, ...typed } = fields;
    const text = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
    const msisdn = normaliseMsisdn(fields.msisdn) ?? fields.msisdn;
    const place = isPickup ? { address: "", postCode: "" } : {};
    const request = { sku, recipient: { ...typed, ...text, msisdn, ...place }, storeId: isPickup ? storeId : null };
    const before = findUnanswered(SCOPE, isRequest);
    const same = before !== null && JSON.stringify(before.request) === JSON.stringify(request);
    void send(request, same ? before.key : newIdempotencyKey());
  };

  return { fields, change, delivery, isPickup, mistakes, reasons, tries, trouble, state, submit };
}
