import { useState } from "react";
import { useApi } from "@/context/api-context";
import { openPayment } from "@/hooks/open-payment";
import { usePageRestored } from "@/hooks/use-page-restored";
import { logFailure } from "@/utils/log-failure";

/** Pays an order at the gateway. `opening` lasts until the browser is there. */
export function usePayment(orderId: string): { state: "idle" | "opening" | "failed"; pay(): void } {
  const api = useApi();
  const [state, setState] = useState<"idle" | "opening" | "failed">("idle");
  usePageRestored(() => setState("idle"));

  const open = async () => {
    setState("opening");
    try {
      await openPayment(api, orderId);
    } catch (error) {
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
