import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import type { CartState } from "@/context/cart/cart-state";
import type { CartView } from "@/hooks/cart/use-cart";
import { type Promotion, usePromotion } from "@/hooks/cart/use-promotion";
import {
  errorOfLines,
  isOrder,
  orderAlreadyPlaced,
  orderOf,
  ownReasons,
  wrongChoices,
} from "@/hooks/checkout/checkout-order";
import { openPayment } from "@/hooks/checkout/open-payment";
import { type CashCode, useCashCode } from "@/hooks/checkout/use-cash-code";
import { type CheckoutForm, useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { useFreshOffer } from "@/hooks/checkout/use-fresh-offer";
import { type OrderItem, useOrderItem } from "@/hooks/checkout/use-order-item";
import { usePayWith } from "@/hooks/checkout/use-pay-with";
import { type PaymentChoice, usePaymentMethod } from "@/hooks/checkout/use-payment-method";
import { correctable, usePendingSubmit } from "@/hooks/checkout/use-pending-submit";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { ApiError } from "@/services/api/api-error";
import { chooseCod, type OrderRequest, type PlacedOrder, placeOrder } from "@/services/checkout/checkout-service";
import { type CashOnDelivery, cashOnDelivery } from "@/utils/checkout/cash-on-delivery";
import { errorOf, isOutcomeUnknown } from "@/utils/checkout/checkout-error";
import { type CheckoutPart, certainErrors, type Fulfilment, partOfField } from "@/utils/checkout/checkout-form";
import {
  findUnanswered,
  forgetUnanswered,
  keepUnanswered,
  newIdempotencyKey,
  type Unanswered,
} from "@/utils/checkout/idempotency";
import { orderPath } from "@/utils/checkout/order-id";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { areOnlyEsims } from "@/utils/sims/sim-skus";

const SCOPE = "order";

export interface Checkout extends CheckoutForm {
  delivery: Delivery;
  payment: PaymentChoice | null;
  choosePayment(choice: PaymentChoice): void;
  /** Whether it can be paid on delivery, and what that needs. */
  cash: CashOnDelivery;
  /** Code of the instalment plan, empty when none is chosen. */
  emiPlan: string;
  chooseEmiPlan(code: string): void;
  /** A cart of eSIMs alone is texted: no place, no fee, and paid at once. */
  fulfilment: Fulfilment;
  promotion: Promotion;
  /** The wallet or card of an online payment. */
  pay: ReturnType<typeof usePayWith>;
  cashCode: CashCode;
  /** True while the form still has the order that needs a code. */
  codeDue: boolean;
  /** Lines that are being changed. */
  item: OrderItem;
  /** `waiting` = clicked while totals were loading; `leaving` = placed, and the next page is loading. */
  state: "editing" | "waiting" | "placing" | "leaving";
  submit(): void;
  /** True when an order was sent before and never answered. */
  unfinished: boolean;
  /** True when the last try got no answer and the form still has what was sent. */
  isUnknown: boolean;
  finish(): void;
  forget(): void;
  /** Id of the order that an earlier try made of this cart, with what was typed then; null when there is none. */
  earlierOrderId: string | null;
}

/** The total shown: with the fee of the delivery just chosen, before the server has added it. */
function shownTotal({ totals }: CartState, { loading, offer }: Delivery): number {
  const chosen = loading ? offer?.ways.find(({ type }) => type === offer.type) : undefined;
  return totals.payablePoisha + (chosen === undefined ? 0 : chosen.feePoisha - totals.deliveryPoisha);
}

/**
 * The whole checkout: what is typed, its mistakes, and the order (features 28 to 34).
 * @param proved the number that the buyer is logged in with; null for a guest
 */
export function useCheckout(view: CartView, proved: string | null = null): Checkout {
  const { cart } = view;
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const form = useCheckoutForm(proved);
  const { fields, setErrors, clearErrors, isFindingPlace } = form;
  const cash = cashOnDelivery(cart, fields.msisdn, proved);
  const codPossible = cash.blocked === null;
  const {
    method: payment,
    emiPlan: chosenPlan,
    suggest,
    ...methodChoice
  } = usePaymentMethod((method) => method === "online" || codPossible);
  const [state, setState] = useState<"editing" | "placing" | "leaving">("editing");
  const [unanswered, setUnanswered] = useState<Unanswered<OrderRequest> | null>(null);
  const [earlierOrderId, setEarlierOrderId] = useState<string | null>(null);
  const item = useOrderItem(view);
  const cashCode = useCashCode();
  const pay = usePayWith();
  const isTexted = areOnlyEsims(cart.cart_items);
  const district = isTexted ? "" : fields.district;
  const delivery = useDelivery(district, cart.token);
  useFreshOffer(cart, delivery);
  const fulfilment: Fulfilment = isTexted ? "text" : delivery.offer?.type === "pickup" ? "store" : "door";
  const promotion = usePromotion(() => clearErrors("promotion"));

  // The plan that was chosen with a product is the default.
  const carried = cart.cart_items.find((line) => line.emiPlan !== null)?.emiPlan ?? null;
  const isCarriedOffered = delivery.offer?.emiOffers.some(({ code }) => code === carried) ?? false;
  const emiPlan = chosenPlan || (isCarriedOffered ? (carried ?? "") : "");
  useEffect(() => {
    if (isCarriedOffered) suggest("emi");
  }, [isCarriedOffered, suggest]);

  useEffect(() => setUnanswered(findUnanswered(SCOPE, isOrder)), []);

  usePageRestored(() => {
    // Back from the gateway: the order exists, and its page shows the state of the payment.
    const orderId = store.getSnapshot().cart.order_id;
    if (state === "leaving" && orderId !== "") void router.replace(orderPath(orderId));
  });

  const closeCart = (orderId: string) => {
    forgetUnanswered(SCOPE);
    form.finish();
    methodChoice.finish();
    store.dispatch({ type: "cart-reset" });
    store.dispatch({ type: "order-id-set", orderId });
  };

  const leave = async ({ orderId, paymentMethod }: PlacedOrder) => {
    setState("leaving");
    // What is texted can only be paid online.
    if (!isTexted) methodChoice.remember(paymentMethod);
    closeCart(orderId);
    if (paymentMethod === "online") {
      try {
        // Instalments are paid by card, whatever was used before.
        await openPayment(api, orderId, payment === "emi" ? null : pay.payWith);
        return;
      } catch {
        // The order exists; its page says that it is unpaid and offers to pay.
      }
    }
    await router.push(orderPath(orderId));
  };

  const send = async (order: OrderRequest, key: string, code: string | null) => {
    setState("placing");
    form.clear();
    keepUnanswered(SCOPE, { key, request: order });
    let placed: PlacedOrder;
    try {
      placed = await placeOrder(api, order, key, code);
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
      if (cashCode.handle(error, order)) {
        forgetUnanswered(SCOPE);
        setUnanswered(null);
        setState("editing");
        return;
      }
      const why = errorOf(error);
      if (why.kind !== "unanswered" && why.kind !== "inProgress") {
        forgetUnanswered(SCOPE);
        setUnanswered(null);
        await store.refresh();
      } else {
        setUnanswered({ key, request: order });
      }
      const parts = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
      setErrors(parts, parts.length > 0 && why.kind === "other" ? null : why, ownReasons(error));
      setState("editing");
      return;
    }
    await leave(placed);
  };

  // What is texted is paid at once, so there is no choice.
  const chosen = isTexted ? "online" : payment;
  // A method that the server refused is only marked on its card.
  const isMethodKept = delivery.offer !== null && delivery.offer.type === cart.delivery.type;
  const wrong: CheckoutPart[] = [
    ...certainErrors(fields, { fulfilment, isFindingPlace }),
    ...wrongChoices({ payment: chosen, cash, delivery, emiPlan, isMethodKept: district === "" || isMethodKept }),
  ];
  /** @param shownPoisha the total that the customer agrees to */
  const placeAt = (shownPoisha: number) => {
    if (wrong.length > 0 || chosen === null) return form.showValidationErrors();
    if (cart.totals.payablePoisha > shownPoisha) return setErrors([], { kind: "totalChanged" });
    const order = orderOf(cart, fields, { payment: chosen, emiPlan, fulfilment });
    const code = cashCode.codeOf(order);
    if (code === undefined) return;
    const before = findUnanswered(SCOPE, isOrder);
    // The same order is sent under the same key; a changed one is another request.
    const same = before !== null && JSON.stringify(before.request) === JSON.stringify(order);
    void send(order, same ? before.key : newIdempotencyKey(), code);
  };

  // Changes under way change the total, which is part of the order.
  const isBusy =
    isFindingPlace || delivery.loading || promotion.state !== "idle" || item.changing !== null || view.changing;
  // What the click waits for besides the delivery: when that is refused, it is not the order that was meant.
  const asked = useRef<{ code: boolean; lines: boolean; method: PaymentChoice | null }>({
    code: false,
    lines: false,
    method: null,
  });
  const pendingSubmit = usePendingSubmit(isBusy, (shownPoisha) => {
    const { code, lines, method } = asked.current;
    const codeError = code ? promotion.error : undefined;
    if (codeError !== undefined)
      return setErrors(["promotion"], null, codeError === null ? {} : { promotion: codeError });
    const lineError = lines ? errorOfLines(item.error, view) : null;
    if (lineError !== null) return setErrors([], lineError);
    // The buyer did not agree to another method than the one shown, e.g. where the new total is too high for cash.
    if (method !== chosen)
      return method === "cod" ? setErrors([], { kind: "codOff" }) : setErrors(["paymentMethod"], null);
    placeAt(shownPoisha);
  });
  const submit = () => {
    if (state !== "editing" || pendingSubmit.waiting) return;
    if (!isBusy) return placeAt(cart.totals.payablePoisha);
    // Mistakes in the typed text are mistakes whatever the answer.
    if (chosen === null || certainErrors(fields, { fulfilment, isFindingPlace }).length > 0)
      return form.showValidationErrors();
    form.clear();
    asked.current = {
      code: promotion.state === "applying",
      lines: item.changing !== null || view.changing,
      method: chosen,
    };
    pendingSubmit.wait(shownTotal(cart, delivery));
  };

  const choosePayment = (method: PaymentChoice) => {
    pendingSubmit.cancel();
    methodChoice.choose(method);
    clearErrors("paymentMethod", "emiPlan");
    form.setError(null);
    if (method !== "cod") return;
    chooseCod(api, cart.token, true).then(
      ({ version }) => store.dispatch({ type: "version-set", version }),
      (error: unknown) => {
        // Only a refusal is an answer; placing the order checks again.
        if (!(error instanceof ApiError) || error.kind !== "refused") return;
        methodChoice.drop(method);
        form.setError(errorOf(error));
        void store.refresh();
      },
    );
  };

  const { error } = form;
  return {
    ...correctable(pendingSubmit, form, delivery, wrong),
    payment: chosen,
    choosePayment,
    cash,
    emiPlan,
    chooseEmiPlan(code) {
      pendingSubmit.cancel();
      methodChoice.chooseEmiPlan(code);
      clearErrors("emiPlan");
    },
    fulfilment,
    promotion,
    pay,
    cashCode,
    codeDue: chosen === "cod" && cashCode.isOf(cart.token, normaliseMsisdn(fields.msisdn)),
    item,
    state: pendingSubmit.waiting ? "waiting" : state,
    submit,
    // Beside a form that can be sent again, the reasons already say so.
    unfinished: unanswered !== null && state === "editing" && (error === null || cart.cart_items.length === 0),
    isUnknown: unanswered !== null && isOutcomeUnknown(error),
    finish() {
      if (unanswered !== null) void send(unanswered.request, unanswered.key, null);
    },
    forget() {
      forgetUnanswered(SCOPE);
      setUnanswered(null);
    },
    earlierOrderId,
  };
}
