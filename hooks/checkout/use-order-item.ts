import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type CartView, trackRemoval } from "@/hooks/cart/use-cart";
import { keepOwnWords, useSentence } from "@/hooks/ui/use-language-change";
import { ApiError } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

export type OrderItem = ReturnType<typeof useOrderItem>;

/** Changes the quantity of a line during checkout. The cart is fetched again, whatever the answer is (API-SHOP-15). */
export function useOrderItem({ cart, refresh }: Pick<CartView, "cart" | "refresh">) {
  const api = useApi();
  const [changing, setChanging] = useState<number | null>(null);
  const [error, setError] = useSentence<string | null | undefined>(undefined, { keep: keepOwnWords });

  const run = async (line: number, sku: string, quantity: number) => {
    setChanging(line);
    setError(undefined);
    try {
      const { updateOrderItem } = await import("@/services/checkout/order-item-service");
      await updateOrderItem(api, { token: cart.token, version: cart.version, sku, line, quantity });
    } catch (failure) {
      logFailure("The line could not be changed", failure);
      setError(failure instanceof ApiError ? (failure.errors[0]?.message ?? null) : null);
    }
    await refresh();
    setChanging(null);
  };
  return {
    /** Index of the line that is being changed; null when no line is. */
    changing,
    /** The server's message about the last change; null without an answer, undefined when the change was accepted. */
    error,
    change(line: number, quantity: number) {
      const sku = cart.cart_items[line]?.sku;
      if (changing !== null || sku === undefined) return;
      if (quantity === 0) trackRemoval(cart, line);
      void run(line, sku, quantity);
    },
  };
}
