import type { UserInfo } from "@/backend/contract/account/login";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/**
 * GET /backend/api/v1/user-info: whose session the caller's token is (API-LOGIN-13, docs/interfaces.md#user-info).
 * @returns null when it is nobody's; the two flags are true where the answer leaves them out
 * @throws ApiError; that is no answer, and logs nobody out
 */
export async function findUserInfo(api: Api): Promise<UserInfo | null> {
  return userInfoOf(await api.request<UserInfoAnswer>("getUserInfo"));
}

/**
 * The same call with the token of an address (?authToken=): redeems a hand-off, once; from then on the token is that of
 * a session, unless the caller already has a session of the same number, which then stays (docs/decisions/18).
 * @returns the user from now on; the caller's own, or null, when the token is no open hand-off
 * @throws ApiError
 */
export async function redeemHandoff(api: Api, { authToken }: { authToken: string }): Promise<UserInfo | null> {
  return userInfoOf(await api.request<UserInfoAnswer>("getUserInfo", { headers: { authToken } }));
}

interface UserInfoAnswer {
  data: UserInfo | null;
}

function userInfoOf({ data }: UserInfoAnswer): UserInfo | null {
  if (data === null) return null;
  return readAnswer(() => ({
    msisdn: data.msisdn,
    star_status: data.star_status,
    show_header: data.show_header !== false,
    show_footer: data.show_footer !== false,
    channelName: data.channelName ?? null,
  }));
}
