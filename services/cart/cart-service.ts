import type { CartItemInput } from "@/backend/contract/shop/cart";
import type { Api } from "@/services/api/api-client";
import { ApiError, readAnswer, readErrors } from "@/services/api/api-error";
import { type AnyCart, type Cart, readCart } from "@/services/cart/read-cart";

export type { CartItemInput } from "@/backend/contract/shop/cart";

interface CartUpdate {
  /** The whole cart. It replaces the server's cart. */
  lines: readonly CartItemInput[];
  token: string | null;
  retailerToken: string | null;
}

/**
 * Reads an update without totals: a system that answers as API-SHOP-32 says has the lines as they are shown, and the
 * totals, only in its fetch (API-SHOP-30). If the fetch fails, the lines of the update are shown.
 */
async function readWithFetch(api: Api, updated: AnyCart, productToken: string): Promise<Cart> {
  try {
    const fetched: AnyCart = await api.request("getCartItem", { query: { productToken } });
    return readAnswer(() => readCart({ ...updated, ...fetched, token: productToken }));
  } catch (error) {
    if (!Array.isArray(updated.data) || updated.data.length === 0) throw error;
    return readAnswer(() => readCart(updated));
  }
}

/**
 * POST /api/v1/add-cart-item. Replaces the lines of the cart; the server answers with prices and stock
 * (API-SHOP-31). A quantity of 0 removes a line; an absent or unknown token makes a new cart.
 * @throws ApiError; `refused` with status 200 when the answer says status false (ERR-01)
 */
export async function updateCart(api: Api, { lines, token, retailerToken }: CartUpdate): Promise<Cart> {
  const answer = await api.request("addCartItem", {
    body: { product: lines, driver: "session", retailer_token: retailerToken, token },
  });
  if (!("data" in answer) || !answer.status) {
    const requestId = "requestId" in answer ? answer.requestId : null;
    throw new ApiError({ kind: "refused", status: 200, errors: readErrors(answer.errors), requestId });
  }
  const updated: AnyCart = answer;
  const productToken = updated.token ?? token;
  if (updated.totalPrice === undefined && productToken && lines.length > 0) {
    return readWithFetch(api, updated, productToken);
  }
  return readAnswer(() => readCart(updated));
}

/**
 * GET /api/v1/get-cart-item?productToken=. The cart with the current prices and stock (API-SHOP-29).
 * @throws ApiError; `isNotFound` when the token is unknown
 */
export async function getCart(api: Api, token: string): Promise<Cart> {
  const answer = await api.request("getCartItem", { query: { productToken: token } });
  return readAnswer(() => readCart(answer));
}
