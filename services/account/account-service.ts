import type { UserInfo } from "@/backend/contract/account/login";
import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/**
 * GET /backend/api/v1/user-info: the user of the caller's token (API-LOGIN-13, docs/interfaces.md#user-info).
 * @returns null when the token belongs to no user; the two flags are true if the answer does not contain them
 * @throws ApiError; it does not say who the user is, and logs nobody out
 */
export async function findUserInfo(api: Api): Promise<UserInfo | null> {
  return userInfoOf(await api.request("getUserInfo"));
}

/**
 * The same call with a token from an address (?authToken=): redeems a hand-off, once. From then on it is a session's
 * token, unless the caller already has a session of the same number: that session is then kept (docs/decisions/18).
 * @returns the user from now on; the caller's own user, or null, when the token is not an open hand-off
 */
export async function redeemHandoff(api: Api, { authToken }: { authToken: string }): Promise<UserInfo | null> {
  return userInfoOf(await api.request("getUserInfo", { headers: { authToken } }));
}

function userInfoOf({ data }: CallAnswer<"getUserInfo">): UserInfo | null {
  if (data === null) return null;
  return readAnswer(() => ({
    msisdn: data.msisdn,
    star_status: data.star_status,
    show_header: data.show_header !== false,
    show_footer: data.show_footer !== false,
    channelName: data.channelName ?? null,
  }));
}
