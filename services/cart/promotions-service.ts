import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readPromotions, readTotals } from "@/services/cart/read-cart";

/** The parts of a cart that a change of its promotion affects. */
export type PromotionAnswer = ReturnType<typeof read>;

const read = ({ data }: CallAnswer<"promotion">) =>
  readAnswer(() => ({
    promotions: readPromotions(data.promotions),
    totals: readTotals(data.totalPrice),
    version: data.version,
  }));

/**
 * POST /api/v1/promotion. Adds a code to the cart (API-SHOP-16).
 * @param promotion the code as typed; type `cmp` for the campaign offer's own field
 * @throws ApiError; refused with the reason when the code cannot be used
 */
export async function applyPromotion(
  api: Api,
  promotion: { token: string; code: string; type?: "cmp" },
): Promise<PromotionAnswer> {
  return read(await api.request("promotion", { body: promotion }));
}

/** POST /api/v1/remove-promotion. Removes a code from the cart (API-SHOP-14). */
export async function removePromotion(api: Api, promotion: { token: string; code: string }): Promise<PromotionAnswer> {
  return read(await api.request("removePromotion", { body: promotion }));
}
