import { useRef } from "react";
import type { CartView } from "@/hooks/cart/use-cart";
import type { Promotion } from "@/hooks/cart/use-promotion";
import { errorOfLines, orderOf, wrongChoices } from "@/hooks/checkout/checkout-order";
import type { CashCode } from "@/hooks/checkout/use-cash-code";
import type { CheckoutForm } from "@/hooks/checkout/use-checkout-form";
import type { Delivery } from "@/hooks/checkout/use-delivery";
import type { OrderItem } from "@/hooks/checkout/use-order-item";
import type { OrderSubmission } from "@/hooks/checkout/use-order-submission";
import type { PaymentChoice } from "@/hooks/checkout/use-payment-method";
import { type PendingSubmit, usePendingSubmit } from "@/hooks/checkout/use-pending-submit";
import type { CashOnDelivery } from "@/utils/checkout/cash-on-delivery";
import { type CheckoutPart, certainErrors, type Fulfilment } from "@/utils/checkout/checkout-form";

/** All parts of an order, as the page shows them. */
interface OrderDraft {
  view: CartView;
  form: CheckoutForm;
  delivery: Delivery;
  fulfilment: Fulfilment;
  promotion: Promotion;
  item: OrderItem;
  payment: PaymentChoice | null;
  cash: CashOnDelivery;
  cashCode: CashCode;
  emiPlan: string;
}

/** The total shown. It already includes the fee of the option just chosen, before the server has calculated it. */
function shownTotal({ view, delivery: { loading, offer } }: OrderDraft): number {
  const { totals } = view.cart;
  const chosen = loading ? offer?.methods.find(({ type }) => type === offer.type) : undefined;
  return totals.payablePoisha + (chosen === undefined ? 0 : chosen.feePoisha - totals.deliveryPoisha);
}

/** Errors in the typed text. They are errors whatever the server answers. */
const typedErrors = ({ form: { fields, isFindingPlace }, fulfilment }: OrderDraft) =>
  certainErrors(fields, { fulfilment, isFindingPlace });

/** Every part that is wrong or missing now. */
function wrongParts(draft: OrderDraft): CheckoutPart[] {
  const { view, form, delivery, fulfilment, payment, cash, emiPlan } = draft;
  const hasPlace = fulfilment !== "text" && form.fields.district !== "";
  // An option that the server refused is selected only on its card, not in the cart.
  const isMethodAccepted = !hasPlace || (delivery.offer !== null && delivery.offer.type === view.cart.delivery.type);
  return [...typedErrors(draft), ...wrongChoices({ payment, cash, delivery, emiPlan, isMethodAccepted })];
}

/** The changes a click waits for, apart from the delivery. If one fails, the order is not what the buyer wanted. */
interface Awaited {
  code: boolean;
  lines: boolean;
  method: PaymentChoice | null;
}

/** Handles the click on "Place order": checks the order, then sends it, at once or when everything has loaded. */
export function useSubmitOrder(
  draft: OrderDraft,
  { state, send }: OrderSubmission,
): { pendingSubmit: PendingSubmit; wrong: readonly CheckoutPart[]; submit(): void } {
  const { view, form, delivery, fulfilment, promotion, item, payment, cashCode, emiPlan } = draft;
  const { cart } = view;
  const wrong = wrongParts(draft);
  const awaited = useRef<Awaited>({ code: false, lines: false, method: null });
  const isChanging = item.changing !== null || view.changing;
  // Unfinished changes will change the total, which is part of the order.
  const isBusy = form.isFindingPlace || delivery.loading || promotion.state !== "idle" || isChanging;

  /** @param shownPoisha the total that the customer agrees to */
  const placeAt = (shownPoisha: number) => {
    if (wrong.length > 0 || payment === null) return form.showValidationErrors(wrong);
    if (cart.totals.payablePoisha > shownPoisha) return form.setErrors([], { kind: "totalChanged" });
    const order = orderOf(cart, form.fields, { payment, emiPlan, fulfilment });
    const code = cashCode.codeOf(order);
    if (code !== undefined) send(order, code);
  };
  const pendingSubmit = usePendingSubmit(isBusy, (shownPoisha) => {
    const { code, lines, method } = awaited.current;
    const codeError = code ? promotion.error : undefined;
    if (codeError !== undefined)
      return form.setErrors(["promotion"], null, codeError === null ? {} : { promotion: codeError });
    const lineError = lines ? errorOfLines(item.error, view) : null;
    if (lineError !== null) return form.setErrors([], lineError);
    // The buyer agreed only to the payment method that was shown, e.g. the new total may be too high for cash.
    if (method !== payment)
      return method === "cod" ? form.setErrors([], { kind: "codOff" }) : form.setErrors(["paymentMethod"], null);
    placeAt(shownPoisha);
  });
  const submit = () => {
    if (state !== "editing" || pendingSubmit.waiting) return;
    if (!isBusy) return placeAt(cart.totals.payablePoisha);
    if (payment === null || typedErrors(draft).length > 0) return form.showValidationErrors(wrong);
    form.clear();
    awaited.current = { code: promotion.state === "applying", lines: isChanging, method: payment };
    pendingSubmit.wait(shownTotal(draft));
  };
  return { pendingSubmit, wrong, submit };
}
