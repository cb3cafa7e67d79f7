import { useRouter } from "next/router";
import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import type { CartState } from "@/context/cart/cart-state";
import { openPayment } from "@/hooks/open-payment";
import { type Delivery, useDelivery } from "@/hooks/use-delivery";
import { usePageRestored } from "@/hooks/use-page-restored";
import { type Promotion, usePromotion } from "@/hooks/use-promotion";
import { ApiError } from "@/services/api-error";
import {
  chooseCod,
  type OrderRequest,
  type PaymentMethod,
  type PlacedOrder,
  placeOrder,
} from "@/services/checkout-service";
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
import {
  findUnanswered,
  forgetUnanswered,
  keepUnanswered,
  newIdempotencyKey,
  type Unanswered,
} from "@/utils/idempotency";
import { normaliseMsisdn } from "@/utils/msisdn";
import { orderPath } from "@/utils/order-id";

const DRAFT_KEY = "checkoutDraft";
const SCOPE = "order";

/** The ways to pay as they are offered; instalments are an online payment by a plan. */
export type PaymentChoice = PaymentMethod | "emi";

export interface Checkout {
  fields: CheckoutFields;
  change(changes: Partial<CheckoutFields>): void;
  delivery: Delivery;
  payment: PaymentChoice | null;
  choosePayment(choice: PaymentChoice): void;
  /** Code of the instalment plan, empty when none is chosen. */
  emiPlan: string;
  chooseEmiPlan(code: string): void;
  /** True when it is picked up at a store. */
  isPickup: boolean;
  promotion: Promotion;
  /** What must be corrected, in the order of the page. */
  mistakes: readonly CheckoutPart[];
  /** The server's own reason for a mistake, where it says more than ours. */
  reasons: Readonly<Partial<Record<CheckoutPart, string>>>;
  /** Grows with every refused try, so that the page can move the focus to the reasons. */
  tries: number;
  trouble: CheckoutTrouble | null;
  /** `leaving` = the order is placed, and the next page is on its way. */
  state: "editing" | "placing" | "leaving";
  submit(): void;
  /** True when an order was sent before and never answered. */
  unfinished: boolean;
  finish(): void;
  forget(): void;
  /** Id of the order that this cart had become by an earlier try, with what was typed then; null when there is none. */
  earlierOrderId: string | null;
}

function isOrder(value: unknown): value is OrderRequest {
  return typeof value === "object" && value !== null && "token" in value && "recipient" in value;
}

function orderOf(
  cart: CartState,
  { storeId, ...fields }: CheckoutFields,
  { payment, emiPlan }: { payment: PaymentChoice; emiPlan: string },
): OrderRequest {
  const isPickup = cart.delivery.type === "pickup";
  const text = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
  return {
    token: cart.token,
    version: cart.version,
    expectedTotalPoisha: cart.totals.payablePoisha,
    recipient: {
      ...fields,
      ...text,
      msisdn: normaliseMsisdn(fields.msisdn) ?? fields.msisdn,
      // What was typed before a store was chosen stays in the form, and out of the order.
      ...(isPickup && { address: "", postCode: "" }),
    },
    deliveryType: cart.delivery.type,
    storeId: isPickup ? storeId : null,
    paymentMethod: payment === "emi" ? "online" : payment,
    emiPlan: payment === "emi" ? emiPlan : null,
  };
}

/** The order that the cart had become before this try, whose details the server therefore did not take. */
function orderAlreadyPlaced({ errors }: ApiError): string | null {
  return errors.find(({ code }) => code === "order-already-placed")?.orderId ?? null;
}

/** The whole checkout: what is typed, what is wrong with it, and the order (SPEC 2; BEYOND 28 to 34). */
export function useCheckout(cart: CartState): Checkout {
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const [fields, setFields] = useState(emptyCheckout);
  const [payment, setPayment] = useState<PaymentChoice | null>(null);
  const [emiPlan, setEmiPlan] = useState("");
  const [reasons, setReasons] = useState<Checkout["reasons"]>({});
  const [mistakes, setMistakes] = useState<readonly CheckoutPart[]>([]);
  const [trouble, setTrouble] = useState<CheckoutTrouble | null>(null);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<Checkout["state"]>("editing");
  const [unanswered, setUnanswered] = useState<Unanswered<OrderRequest> | null>(null);
  const [earlierOrderId, setEarlierOrderId] = useState<string | null>(null);
  const delivery = useDelivery(fields.district, cart.token);
  const isPickup = delivery.offer?.type === "pickup";
  const promotion = usePromotion(() => {
    setMistakes((before) => before.filter((part) => part !== "promotion"));
    // Plans and their months follow the total.
    if (fields.district !== "") delivery.choose(cart.delivery.type);
  });

  // The plan that was chosen with a product is the one to begin with.
  const carried = cart.cart_items.find((line) => line.emiPlan !== null)?.emiPlan ?? null;
  const isCarriedOffered = delivery.offer?.emiOffers.some(({ code }) => code === carried) ?? false;
  useEffect(() => {
    if (carried === null || !isCarriedOffered) return;
    setEmiPlan((before) => before || carried);
    setPayment((before) => before ?? "emi");
  }, [carried, isCarriedOffered]);

  useEffect(() => {
    setFields(parseDraft(readStored("session", DRAFT_KEY)));
    setUnanswered(findUnanswered(SCOPE, isOrder));
  }, []);

  usePageRestored(() => {
    // Back from the gateway: the order stands, and its page says what became of the payment.
    const orderId = store.getSnapshot().cart.order_id;
    if (state === "leaving" && orderId !== "") void router.replace(orderPath(orderId));
  });

  const change = useCallback((changes: Partial<CheckoutFields>) => {
    setFields((before) => {
      const next = { ...before, ...changes };
      // The session's storage goes with the tab; the lasting one never sees a name or a number (RELIABILITY 2.6).
      writeStored("session", DRAFT_KEY, JSON.stringify(next));
      return next;
    });
    setMistakes((before) => before.filter((part) => !(part in changes)));
  }, []);

  const refuse = (parts: readonly CheckoutPart[], why: CheckoutTrouble | null, own: Checkout["reasons"] = {}) => {
    setMistakes(parts);
    setReasons(own);
    setTrouble(why);
    setTries((before) => before + 1);
    setState("editing");
  };

  const closeCart = (orderId: string) => {
    forgetUnanswered(SCOPE);
    removeStored("session", DRAFT_KEY);
    store.dispatch({ type: "cart-reset" });
    store.dispatch({ type: "order-id-set", orderId });
  };

  const leave = async ({ orderId, paymentMethod }: PlacedOrder) => {
    setState("leaving");
    closeCart(orderId);
    if (paymentMethod === "online") {
      try {
        await openPayment(api, orderId);
        return;
      } catch {
        // The order stands; its page explains that it is unpaid and offers to pay.
      }
    }
    await router.push(orderPath(orderId));
  };

  const send = async (order: OrderRequest, key: string) => {
    setState("placing");
    setTrouble(null);
    setMistakes([]);
    keepUnanswered(SCOPE, { key, request: order });
    let placed: PlacedOrder;
    try {
      placed = await placeOrder(api, order, key);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const earlier = orderAlreadyPlaced(error);
      if (earlier !== null) {
        closeCart(earlier);
        setUnanswered(null);
        setEarlierOrderId(earlier);
        setState("editing");
        return;
      }
      const why = troubleOf(error);
      if (why.kind !== "unanswered" && why.kind !== "inProgress") {
        forgetUnanswered(SCOPE);
        setUnanswered(null);
        await store.refresh();
      } else {
        setUnanswered({ key, request: order });
      }
      const parts = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
      // Only the server knows why a code is not taken.
      const own = error.errors.find(({ field }) => field === "promotion");
      refuse(parts, parts.length > 0 && why.kind === "other" ? null : why, own && { promotion: own.message });
      return;
    }
    await leave(placed);
  };

  const isPlanOffered = delivery.offer?.emiOffers.some(({ code }) => code === emiPlan) ?? false;
  const hasPlans = (delivery.offer?.emiOffers.length ?? 0) > 0;
  const submit = () => {
    // What is on its way changes the total, which is part of the order.
    if (state !== "editing" || delivery.state === "loading") return;
    const parts: CheckoutPart[] = [
      ...findMistakes(fields, isPickup),
      ...(delivery.offer === null && fields.district !== "" ? (["deliveryType"] as const) : []),
      // Without any plan the whole way of paying has gone, e.g. after a line was removed.
      ...(payment === null || (payment === "emi" && !hasPlans) ? (["paymentMethod"] as const) : []),
      ...(payment === "emi" && hasPlans && !isPlanOffered ? (["emiPlan"] as const) : []),
    ];
    if (parts.length > 0 || payment === null) {
      refuse(parts, null);
      return;
    }
    const order = orderOf(cart, fields, { payment, emiPlan });
    const before = findUnanswered(SCOPE, isOrder);
    // The same order again goes out under the same key; one that was changed is another request.
    const same = before !== null && JSON.stringify(before.request) === JSON.stringify(order);
    void send(order, same ? before.key : newIdempotencyKey());
  };

  const choosePayment = (method: PaymentChoice) => {
    setPayment(method);
    setMistakes((before) => before.filter((part) => part !== "paymentMethod" && part !== "emiPlan"));
    setTrouble(null);
    if (method !== "cod") return;
    chooseCod(api, cart.token, true).then(
      ({ version }) => store.dispatch({ type: "version-set", version }),
      (error: unknown) => {
        // Only a refusal is an answer; placing the order asks again.
        if (!(error instanceof ApiError) || error.kind !== "refused") return;
        setPayment(null);
        setTrouble(troubleOf(error));
        void store.refresh();
      },
    );
  };

  return {
    fields,
    change,
    delivery,
    payment,
    choosePayment,
    emiPlan,
    chooseEmiPlan(code) {
      setEmiPlan(code);
      setMistakes((before) => before.filter((part) => part !== "emiPlan"));
    },
    isPickup,
    promotion,
    mistakes,
    reasons,
    tries,
    trouble,
    state,
    submit,
    // Beside a form that can be sent again, the reasons say so already.
    unfinished: unanswered !== null && state === "editing" && (trouble === null || cart.cart_items.length === 0),
    finish() {
      if (unanswered !== null) void send(unanswered.request, unanswered.key);
    },
    forget() {
      forgetUnanswered(SCOPE);
      setUnanswered(null);
    },
    earlierOrderId,
  };
}
