import { useRouter } from "next/router";
import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import { isOrder, orderAlreadyPlaced, ownReasons } from "@/hooks/checkout/checkout-order";
import { openPayment } from "@/hooks/checkout/open-payment";
import type { CashCode } from "@/hooks/checkout/use-cash-code";
import type { CheckoutForm } from "@/hooks/checkout/use-checkout-form";
import type { PaymentMethodChoice } from "@/hooks/checkout/use-payment-method";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { type ApiError, asApiError } from "@/services/api/api-error";
import { isAnswer } from "@/services/api/idempotent-call";
import { type OrderRequest, type PlacedOrder, placeOrder } from "@/services/checkout/checkout-service";
import { logFailure } from "@/utils/browser/log-failure";
import { errorOf, isOutcomeUnknown } from "@/utils/checkout/checkout-error";
import { partOfField } from "@/utils/checkout/checkout-form";
import {
  findUnanswered,
  newIdempotencyKey,
  removeUnanswered,
  saveUnanswered,
  type Unanswered,
} from "@/utils/checkout/idempotency";
import { orderPath } from "@/utils/checkout/order-id";

const SCOPE = "order";

interface SubmissionParts {
  form: CheckoutForm;
  cashCode: CashCode;
  methods: Pick<PaymentMethodChoice, "remember" | "finish">;
  isTexted: boolean;
  /** The wallet or card of an online payment; null lets the buyer choose at the gateway. */
  payWith: Parameters<typeof openPayment>[2];
}

export interface OrderSubmission {
  /** `leaving` = the order is placed, and the next page is loading. */
  state: "editing" | "placing" | "leaving";
  /** The order that was sent but not answered. */
  unanswered: Unanswered<OrderRequest> | null;
  /** Id of the order that an earlier attempt placed with this cart. */
  earlierOrderId: string | null;
  /** Sends an order; an unanswered order is sent again with its old key. @param code from the cash code step */
  send(order: OrderRequest, code: string | null): void;
  /** Sends the unanswered order again. */
  finish(): void;
  discard(): void;
}

/** For an order that exists: clears its cart, and goes to its payment or its page. */
function useOrderPlaced({ form, methods, isTexted, payWith }: Omit<SubmissionParts, "cashCode">) {
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();

  const closeCart = (orderId: string) => {
    removeUnanswered(SCOPE);
    form.finish();
    methods.finish();
    store.dispatch({ type: "cart-reset" });
    store.dispatch({ type: "order-id-set", orderId });
  };
  const leave = async ({ orderId, paymentMethod }: PlacedOrder) => {
    // An order that is sent by text message can only be paid online.
    if (!isTexted) methods.remember(paymentMethod);
    closeCart(orderId);
    if (paymentMethod === "online") {
      try {
        await openPayment(api, orderId, payWith);
        return;
      } catch {
        // The order exists; its page says that it is unpaid and offers to pay.
      }
    }
    await router.push(orderPath(orderId));
  };
  return { closeCart, leave };
}

/** Sends the order so that it is placed only once, even if the answer is lost. */
export function useOrderSubmission({ cashCode, ...parts }: SubmissionParts): OrderSubmission {
  const { form } = parts;
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const [state, setState] = useState<OrderSubmission["state"]>("editing");
  const [unanswered, setUnanswered] = useState<Unanswered<OrderRequest> | null>(null);
  const [earlierOrderId, setEarlierOrderId] = useState<string | null>(null);
  const { closeCart, leave } = useOrderPlaced(parts);

  useEffect(() => setUnanswered(findUnanswered(SCOPE, isOrder)), []);
  usePageRestored(() => {
    // Back from the gateway: the order exists, and its page shows the state of the payment.
    const orderId = store.getSnapshot().cart.order_id;
    if (state === "leaving" && orderId !== "") void router.replace(orderPath(orderId));
  });

  const discard = () => {
    removeUnanswered(SCOPE);
    setUnanswered(null);
  };
  const showError = async (error: ApiError, sent: Unanswered<OrderRequest>) => {
    const reason = errorOf(error);
    if (isOutcomeUnknown(reason) || (unanswered !== null && !isAnswer(error))) setUnanswered(sent);
    else {
      discard();
      await store.refresh();
    }
    const wrong = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
    form.setErrors(wrong, wrong.length > 0 && reason.kind === "other" ? null : reason, ownReasons(error));
  };
  const handleError = async (error: ApiError, sent: Unanswered<OrderRequest>) => {
    const earlier = orderAlreadyPlaced(error);
    if (earlier !== null) {
      closeCart(earlier);
      setUnanswered(null);
      setEarlierOrderId(earlier);
    } else if (cashCode.handle(error, sent.request)) discard();
    else await showError(error, sent);
  };
  const send = async (sent: Unanswered<OrderRequest>, code: string | null) => {
    setState("placing");
    form.clear();
    saveUnanswered(SCOPE, sent);
    let placed: PlacedOrder;
    try {
      placed = await placeOrder(api, sent.request, sent.key, code);
    } catch (error) {
      return handleError(asApiError(error, "The order could not be sent"), sent).finally(() => setState("editing"));
    }
    setState("leaving");
    await leave(placed).catch((error: unknown) => {
      logFailure("The page of a placed order could not be opened", error);
      setState("editing");
    });
  };
  const finish = () => void (unanswered && send(unanswered, null));

  return { state, unanswered, earlierOrderId, send: (order, code) => void send(keyed(order), code), finish, discard };
}

/** The same order is sent with the same key; a changed order is a new request with a new key. */
function keyed(request: OrderRequest): Unanswered<OrderRequest> {
  const before = findUnanswered(SCOPE, isOrder);
  const isSame = before !== null && JSON.stringify(before.request) === JSON.stringify(request);
  return { key: isSame ? before.key : newIdempotencyKey(), request };
}
