import { useApi } from "@/context/api-context";
import { useAction } from "@/hooks/ui/use-action";
import { removeOrderPass } from "@/services/orders/order-pass-cookie";

/**
 * Deletes the proofs and the pass for orders in this browser, for a person on a shared computer.
 * @param onHidden called once the server has deleted them
 */
export function useHideOrders(onHidden: () => void) {
  const api = useApi();
  return useAction("The orders could not be hidden", async () => {
    const { hideOrders } = await import("@/services/orders/own-orders-service");
    await hideOrders(api);
    removeOrderPass();
    onHidden();
  });
}
