import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { Recipient } from "@/services/checkout/checkout-service";

/** A reservation as the customer requests it. */
export interface PreorderRequest {
  sku: string;
  recipient: Omit<Recipient, "note">;
  /** The store of a pick-up; null for a delivery. */
  storeId: string | null;
}

/** The answer to a reservation. */
export type Preorder = Awaited<ReturnType<typeof createPreorder>>;

/**
 * POST /api/v1/preorder/create. Takes a place and opens the payment of the deposit (API-SHOP-21). The same key with the
 * same request returns the reservation that was already made.
 * @param idempotencyKey UUID, kept until the server answers
 */
export async function createPreorder(api: Api, request: PreorderRequest, idempotencyKey: string) {
  const { sku, recipient, storeId } = request;
  const { data } = await api.request("createPreorder", {
    body: {
      sku,
      msisdn: recipient.msisdn,
      full_name: recipient.fullName,
      email: recipient.email || null,
      district: recipient.district,
      area: recipient.area,
      store_id: storeId,
      address: recipient.address,
      post_code: recipient.postCode,
    },
    headers: { "Idempotency-Key": idempotencyKey },
  });
  return readAnswer(() => ({
    /** Public id of the reservation's order. */
    orderId: data.preorder_id,
    /** Address where the deposit is paid; null when none is due. */
    redirectUrl: data.redirectUrl,
  }));
}
