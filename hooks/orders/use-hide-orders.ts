import { useState } from "react";
import { useApi } from "@/context/api-context";
import { logFailure } from "@/utils/browser/log-failure";

/**
 * Deletes the order proofs in this browser, for a person on a shared computer.
 * @param onHidden called once the server has deleted them
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
