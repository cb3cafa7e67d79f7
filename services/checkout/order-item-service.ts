import type { Api } from "@/services/api/api-client";

/**
 * POST /api/v1/update-order-item. Changes the quantity of one line in the checkout; 0 removes it.
 * @param change `line` is the line's position in the cart, because several lines can have the same SKU
 * @throws ApiError; `cart-changed` when the cart is no longer the one that was shown
 */
export async function updateOrderItem(
  api: Api,
  change: { token: string; version: number; sku: string; line: number; quantity: number },
): Promise<void> {
  const { quantity, ...rest } = change;
  await api.request("updateOrderItem", { body: { ...rest, product_quantity: quantity } });
}
