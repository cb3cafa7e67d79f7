import { useRouter } from "next/router";
import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCartStore } from "@/context/cart/cart-context";
import type { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { type ApiError, asApiError, isWebAddress } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import { createPreorder, type Preorder, type PreorderRequest } from "@/services/checkout/preorder-service";
import { errorOf } from "@/utils/checkout/checkout-error";
import { partOfField } from "@/utils/checkout/checkout-form";
import { orderPath } from "@/utils/checkout/order-id";

/** Error codes of refusals because of the number. They have a message from the server. */
const AGAINST_NUMBER: readonly string[] = ["preorder-already-made", "unpaid-limit-crossed"];

/** Sends the reservation, then opens the payment or the order. @param onMade called before the page is left */
export function usePreorderSending(form: ReturnType<typeof useCheckoutForm>, onMade: () => void) {
  const api = useApi();
  const store = useCartStore();
  const router = useRouter();
  const [state, setState] = useState<"editing" | "placing" | "leaving">("editing");
  const orderId = useRef<string | null>(null);
  usePageRestored(() => {
    // Back from the gateway: the order exists, and its page shows the state of the payment.
    if (orderId.current !== null) void router.replace(orderPath(orderId.current));
  });

  const leave = async (made: Preorder) => {
    const { redirectUrl } = made;
    orderId.current = made.orderId;
    setState("leaving");
    form.finish();
    onMade();
    if (store.getSnapshot().cart.preorder) store.dispatch({ type: "cart-reset" });
    // The browser opens this address, so only http and https are allowed, not e.g. javascript:.
    if (redirectUrl !== null && isWebAddress(redirectUrl)) window.location.assign(redirectUrl);
    else await router.push(orderPath(made.orderId));
  };

  const showError = (error: ApiError) => {
    const reason = errorOf(error);
    const taken = error.errors.find(({ code }) => AGAINST_NUMBER.includes(code));
    const parts = error.errors.flatMap(({ field }) => partOfField(field) ?? []);
    const isField = parts.length > 0 && reason.kind === "other";
    form.setErrors(parts, isField ? null : reason, taken && { msisdn: taken.message });
  };

  const send = async (request: PreorderRequest) => {
    setState("placing");
    form.clear();
    const create = (key: string) => createPreorder(api, request, key);
    try {
      await leave(await withIdempotencyKey("preorder", JSON.stringify(request), create));
    } catch (error) {
      setState("editing");
      showError(asApiError(error, "The pre-order could not be sent"));
    }
  };
  return { state, send };
}
