import type { CartState } from "@/context/cart/cart-state";
import type { CartView } from "@/hooks/cart/use-cart";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import type { PaymentChoice } from "@/hooks/checkout/use-payment-method";
import type { ApiError } from "@/services/api/api-error";
import type { OrderRequest } from "@/services/checkout/checkout-service";
import type { CashOnDelivery } from "@/utils/checkout/cash-on-delivery";
import type { CheckoutError } from "@/utils/checkout/checkout-error";
import { type CheckoutFields, type CheckoutPart, type Fulfilment, partOfField } from "@/utils/checkout/checkout-form";
import { findReplacementKey } from "@/utils/checkout/replacement-keys";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { isFields } from "@/utils/text/json-fields";

/** Checks whether a stored value is an order that was sent. */
export function isOrder(value: unknown): value is OrderRequest {
  return isFields(value) && "token" in value && "recipient" in value;
}

/** The order in the form that is sent: the form, the choices, and the cart that was shown. */
export function orderOf(
  cart: CartState,
  { storeId, ...fields }: CheckoutFields,
  { payment, emiPlan, fulfilment }: { payment: PaymentChoice; emiPlan: string; fulfilment: Fulfilment },
): OrderRequest {
  const text = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.trim()]));
  const requestKeys = requestKeysOf(cart);
  return {
    token: cart.token,
    version: cart.version,
    expectedTotalPoisha: cart.totals.payablePoisha,
    recipient: {
      ...fields,
      ...text,
      msisdn: normaliseMsisdn(fields.msisdn) ?? fields.msisdn,
      // Text typed for another delivery option stays in the form, but is not part of the order.
      ...(fulfilment !== "door" && { address: "", postCode: "" }),
      ...(fulfilment === "text" && { district: "", area: "", note: "" }),
    },
    deliveryType: fulfilment === "text" ? "digital" : cart.delivery.type,
    storeId: fulfilment === "store" ? storeId : null,
    paymentMethod: payment === "emi" ? "online" : payment,
    emiPlan: payment === "emi" ? emiPlan : null,
    ...(requestKeys.length > 0 && { requestKeys }),
  };
}

/** The keys that prove the requests of the cart's replacement SIMs. */
function requestKeysOf({ cart_items }: CartState): string[] {
  return cart_items.flatMap(({ sim, simReplacement }) =>
    simReplacement && sim !== null ? (findReplacementKey(sim) ?? []) : [],
  );
}

/** Id of the order that an earlier attempt placed with this cart: the server did not use this attempt's details. */
export function orderAlreadyPlaced({ errors }: ApiError): string | null {
  return errors.find(({ code }) => code === "order-already-placed")?.orderId ?? null;
}

const OWN_REASONS: readonly string[] = [
  "cod-needs-own-number",
  "unpaid-limit-crossed",
  "payment-too-small",
  "payment-too-large",
];

/** Only the server knows why a promotion code is not applied, or why a number is refused. */
export function ownReasons({ errors }: ApiError): Partial<Record<CheckoutPart, string>> {
  const own = errors.filter(({ field, code }) => field === "promotion" || OWN_REASONS.includes(code));
  return Object.fromEntries(own.map(({ field, message }) => [partOfField(field), message]));
}

interface Choices {
  payment: PaymentChoice | null;
  cash: CashOnDelivery;
  delivery: Pick<Delivery, "offer" | "loading">;
  emiPlan: string;
  /** False for a delivery option that the server did not accept: it is selected only on its card, not in the cart. */
  isMethodAccepted: boolean;
}

/**
 * The choices that are missing or no longer available, e.g. after a line was added or removed. Choices that are still
 * loading are left out.
 */
export function wrongChoices({ payment, cash, delivery, emiPlan, isMethodAccepted }: Choices): CheckoutPart[] {
  const plans = delivery.offer?.emiOffers ?? [];
  const isEmi = payment === "emi";
  const isGone = (isEmi && plans.length === 0 && !delivery.loading) || (payment === "cod" && cash.blocked !== null);
  const isPlanMissing = isEmi && plans.length > 0 && plans.every(({ code }) => code !== emiPlan);
  return [
    ...(delivery.loading || isMethodAccepted ? [] : (["deliveryType"] as const)),
    ...(payment === null || isGone ? (["paymentMethod"] as const) : []),
    ...(isPlanMissing ? (["emiPlan"] as const) : []),
  ];
}

/**
 * Why unfinished changes of lines stop the order; null when they do not.
 * @param error of the last change: null when the server did not answer, undefined when it was accepted
 */
export function errorOfLines(
  error: string | null | undefined,
  { lines }: Pick<CartView, "lines">,
): CheckoutError | null {
  if (error === null) return { kind: "unanswered" };
  if (error !== undefined) return { kind: "other", message: error };
  return lines.some((line) => line.error !== undefined) ? { kind: "cartChanged" } : null;
}
