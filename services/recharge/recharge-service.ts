import type { Api } from "@/services/api/api-client";
import { readAnswer, webAddress } from "@/services/api/api-error";
import { isSitePath } from "@/utils/paths/safe-link";

/**
 * POST /api/v1/recharge with payment_type gp_pol: the address where the visitor's recharge is paid. The channel is sent
 * in the header, as for every call (RECH-03, RECH-05 to RECH-07).
 * @returns an absolute http or https address, or a path of this site
 * @throws ApiError; of kind outage when the answer has no such address
 */
export async function requestRechargeRedirect(api: Api, signal?: AbortSignal): Promise<string> {
  const answer = await api.request("recharge", { body: { payment_type: "gp_pol" }, signal });
  return readAnswer(() => {
    const { redirectUrl } = answer.data.data;
    return isSitePath(redirectUrl) ? redirectUrl : webAddress(redirectUrl);
  });
}
