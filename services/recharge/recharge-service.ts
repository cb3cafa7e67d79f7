import type { Api } from "@/services/api/api-client";
import { ApiError, readAnswer } from "@/services/api/api-error";

interface RechargeRedirect {
  data: { data: { redirectUrl: string } };
}

/**
 * POST /api/v1/recharge with payment_type gp_pol: the address where the visitor's recharge is paid. The channel is sent
 * in the header, as for every call (RECH-03, RECH-05 to RECH-07).
 * @returns an absolute http or https address
 * @throws ApiError; of kind outage when the answer has no such address
 */
export async function requestRechargeRedirect(api: Api, signal?: AbortSignal): Promise<string> {
  const answer = await api.request<RechargeRedirect>("recharge", { body: { payment_type: "gp_pol" }, signal });
  const address = readAnswer(() => answer.data.data.redirectUrl);
  // The browser goes to this address, so only a web address is accepted.
  if (!/^https?:\/\//i.test(address)) throw new ApiError({ kind: "outage", status: 200 });
  return address;
}
