import type { Api } from "@/services/api/api-client";

/**
 * POST /api/v1/update-order-item. Changes the pieces of one line while it is being ordered; 0 takes it out.
 * @param change `line` is its place in the cart, since a SKU may stand on several
 * @throws ApiError; `cart-changed` when the cart is no longer the one that was seen
 */
export async function updateOrderItem(
  api: Api,
  change: { token: string; version: number; sku: string; line: number; quantity: number },
): Promise<void> {
  const { quantity, ...rest } = change;
  await api.request("updateOrderItem", { body: { ...rest, product_quantity: quantity } });
}
