import { useEffect, useRef } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import type { CartState } from "@/context/cart/cart-state";
import type { CartView } from "@/hooks/cart/use-cart";
import { usePromotion } from "@/hooks/cart/use-promotion";
import { useCashCode } from "@/hooks/checkout/use-cash-code";
import { type CheckoutForm, useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { type Delivery, useDelivery } from "@/hooks/checkout/use-delivery";
import { useOrderItem } from "@/hooks/checkout/use-order-item";
import { useOrderSubmission } from "@/hooks/checkout/use-order-submission";
import { usePayWith } from "@/hooks/checkout/use-pay-with";
import { type PaymentChoice, type PaymentMethodChoice, usePaymentMethod } from "@/hooks/checkout/use-payment-method";
import { correctable } from "@/hooks/checkout/use-pending-submit";
import { useSubmitOrder } from "@/hooks/checkout/use-submit-order";
import { isRefusal } from "@/services/api/api-error";
import { chooseCod } from "@/services/checkout/checkout-service";
import { cashOnDelivery } from "@/utils/checkout/cash-on-delivery";
import { errorOf, isOutcomeUnknown } from "@/utils/checkout/checkout-error";
import type { Fulfilment } from "@/utils/checkout/checkout-form";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { areOnlyEsims } from "@/utils/sims/sim-skus";

/**
 * Loads the delivery again when the goods or the promotion codes differ from those of its answer, after a change at the
 * checkout or in another tab. The fees and instalments then match the new total. Totals with the fee are not compared:
 * two tabs with different districts would otherwise make each other reload without end.
 */
function useFreshOffer(
  { totals, promotions, delivery: { type } }: Pick<CartState, "totals" | "promotions" | "delivery">,
  { offer, state, choose }: Pick<Delivery, "offer" | "state" | "choose">,
): void {
  const answered = offer?.totals ?? null;
  const { itemsPoisha, includingBundlePoisha } = totals;
  const isOld =
    answered !== null &&
    (answered.itemsPoisha !== itemsPoisha || answered.includingBundlePoisha !== includingBundlePoisha);
  const latest = useRef({ choose, type, isRequested: false });
  // A placed order empties the cart: there is nothing left to load.
  latest.current = { choose, type, isRequested: state !== "idle" && itemsPoisha > 0 };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goods that change while the question is open ask once more
  useEffect(() => {
    if (isOld && itemsPoisha > 0) latest.current.choose(latest.current.type);
  }, [isOld, itemsPoisha, includingBundlePoisha]);

  const codes = promotions.map(({ code }) => code).join(" ");
  const answeredCodes = useRef(codes);
  useEffect(() => {
    if (answeredCodes.current === codes) return;
    answeredCodes.current = codes;
    if (latest.current.isRequested) latest.current.choose(latest.current.type);
  }, [codes]);
}

export type Checkout = ReturnType<typeof useCheckout>;

/** The instalment plan of the order: the plan chosen here, otherwise the plan that was chosen with a product. */
function useEmiPlan({ cart_items }: CartState, { offer }: Delivery, { emiPlan, suggest }: PaymentMethodChoice): string {
  const carried = cart_items.find((line) => line.emiPlan !== null)?.emiPlan ?? null;
  const isCarriedOffered = offer?.emiOffers.some(({ code }) => code === carried) ?? false;
  useEffect(() => {
    if (isCarriedOffered) suggest("emi");
  }, [isCarriedOffered, suggest]);
  return emiPlan || (isCarriedOffered ? (carried ?? "") : "");
}

/** Changes the payment method. The server is asked again whether this cart can be paid on delivery. */
function usePaymentChange(
  form: CheckoutForm,
  methods: PaymentMethodChoice,
  token: string,
): (method: PaymentChoice) => void {
  const api = useApi();
  const store = useCartStore();
  return (method) => {
    methods.choose(method);
    form.clearErrors("paymentMethod", "emiPlan");
    form.setError(null);
    if (method !== "cod") return;
    chooseCod(api, token).then(
      (version) => store.dispatch({ type: "version-set", version }),
      (error: unknown) => {
        // Only a refusal counts as an answer here. The server checks again when the order is placed.
        if (!isRefusal(error)) return;
        methods.drop(method);
        form.setError(errorOf(error));
        void store.refresh();
      },
    );
  };
}

/**
 * The whole checkout: the typed text, its errors, and the order (features 28 to 34).
 * @param proved the number that the buyer is logged in with; null for a guest
 */
export function useCheckout(view: CartView, proved: string | null) {
  const { cart } = view;
  const form = useCheckoutForm(proved);
  const { fields, error } = form;
  const cash = cashOnDelivery(cart, fields.msisdn, proved);
  const methods = usePaymentMethod((method) => method === "online" || cash.blocked === null);
  const item = useOrderItem(view);
  const cashCode = useCashCode();
  const pay = usePayWith();
  const isTexted = areOnlyEsims(cart.cart_items);
  const delivery = useDelivery(isTexted ? "" : fields.district, cart.token);
  useFreshOffer(cart, delivery);
  const fulfilment: Fulfilment = isTexted ? "text" : delivery.offer?.type === "pickup" ? "store" : "door";
  const promotion = usePromotion(() => form.clearErrors("promotion"));
  const emiPlan = useEmiPlan(cart, delivery, methods);
  const changePayment = usePaymentChange(form, methods, cart.token);
  // Instalments are always paid by card, whatever method was used before.
  const payWith = methods.method === "emi" ? null : pay.payWith;
  const submission = useOrderSubmission({ form, cashCode, methods, isTexted, payWith });
  const { state, unanswered, earlierOrderId, finish, discard } = submission;
  // An order that is sent by text message is always paid online, so there is no choice.
  const payment = isTexted ? "online" : methods.method;
  const draft = { view, form, delivery, fulfilment, promotion, item, payment, cash, cashCode, emiPlan };
  const { pendingSubmit, wrong, submit } = useSubmitOrder(draft, submission);

  return {
    ...correctable(pendingSubmit, form, delivery, wrong),
    payment,
    choosePayment(method: PaymentChoice) {
      pendingSubmit.cancel();
      changePayment(method);
    },
    cash,
    emiPlan,
    chooseEmiPlan(code: string) {
      pendingSubmit.cancel();
      methods.chooseEmiPlan(code);
      form.clearErrors("emiPlan");
    },
    /** How the order is delivered. A cart with only eSIMs is sent by text message: no address, no fee, paid at once. */
    fulfilment,
    promotion,
    pay,
    cashCode,
    /** True while the order in the form is still the one that needs a code. */
    codeDue: payment === "cod" && cashCode.isRequiredFor(cart.token, normaliseMsisdn(fields.msisdn)),
    item,
    /** `waiting` = clicked while totals were loading; `leaving` = the order is placed, and the next page is loading. */
    state: pendingSubmit.waiting ? ("waiting" as const) : state,
    submit,
    // An order was sent and not answered. When the form can be sent again, the reasons shown there already say this.
    unfinished: unanswered !== null && state === "editing" && (error === null || cart.cart_items.length === 0),
    /** True when the last attempt got no answer, and the form still contains the data that was sent. */
    isUnknown: unanswered !== null && isOutcomeUnknown(error),
    finish,
    discard,
    /** Id of the order that an earlier attempt placed with this cart and the details typed then; null without one. */
    earlierOrderId,
  };
}
