import { useState } from "react";
import { useApi } from "@/context/api-context";
import { openPayment } from "@/hooks/checkout/open-payment";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { ApiError } from "@/services/api/api-error";
import type { PayWith } from "@/services/checkout/payments-service";
import { logFailure } from "@/utils/browser/log-failure";

/**
 * Pays an order at the gateway. `opening` lasts until the gateway's page has loaded.
 * @param payWith the wallet or card that the gateway's page should open with; null lets the buyer choose there
 */
export function usePayment(
  orderId: string,
  payWith: PayWith | null,
): { state: "idle" | "opening" | "failed"; pay(): void } {
  const api = useApi();
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  usePageRestored(() => setState("idle"));

  const open = async () => {
    setState("opening");
    try {
      await openPayment(api, orderId, payWith);
    } catch (error) {
      // The order was paid in the meantime, e.g. in another window. After a reload, the page says so.
      if (error instanceof ApiError && error.code === "order-not-payable") return window.location.reload();
      logFailure("The payment could not be opened", error);
      setState("failed");
    }
  };
  return {
    state,
    pay() {
      if (state !== "opening") void open();
    },
  };
}
