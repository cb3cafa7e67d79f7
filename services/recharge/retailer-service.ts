import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** The retailer who helps with a purchase. */
export type Retailer = Awaited<ReturnType<typeof getRetailer>>;

/** POST /retailer/user-details. @param token of the retailer cookie @throws ApiError; `isNotFound` if it is unknown */
export async function getRetailer(api: Api, token: string) {
  const { data } = await api.request("getRetailerDetails", { body: { retailer_token: token } });
  return readAnswer(() => ({
    code: data.retailer_code,
    name: data.name,
    district: data.district,
    thana: data.thana,
  }));
}
