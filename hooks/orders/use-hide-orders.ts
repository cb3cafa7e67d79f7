import { useState } from "react";
import { useApi } from "@/context/api-context";
import { logFailure } from "@/utils/browser/log-failure";

/**
 * Takes the proofs of its orders from this browser, for somebody on a computer that others use.
 * @param onHidden called once the server has taken them
 */
export function useHideOrders(onHidden: () => void): { state: "idle" | "hiding" | "failed"; hide(): void } {
  const api = useApi();
  const [state, setState] = useState<"idle" | "hiding" | "failed">("idle");

  const run = async () => {
    setState("hiding");
    try {
      const { hideOrders } = await import("@/services/orders/own-orders-service");
      await hideOrders(api);
      setState("idle");
      onHidden();
    } catch (error) {
      logFailure("The orders could not be hidden", error);
      setState("failed");
    }
  };
  return {
    state,
    hide() {
      if (state !== "hiding") void run();
    },
  };
}
