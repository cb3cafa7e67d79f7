import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { CodeChannel } from "@/utils/login/one-time-code";

/**
 * POST /backend/api/v1/otp, form-encoded (API-LOGIN-01).
 * @param input.msisdn as typed
 * @param input.channel `voice` for a phone call that reads the code out; a text message when omitted
 * @returns true when the answer's status is truthy: the code step follows
 */
export async function sendLoginCode(
  api: Api,
  { msisdn, channel }: { msisdn: string; channel?: CodeChannel },
): Promise<boolean> {
  const form = { msisdn, ...(channel !== undefined && { channel }) };
  const answer = await api.request("sendOtp", { form });
  return readAnswer(() => Boolean(answer.status));
}

/**
 * POST /backend/api/v1/verify_otp (API-LOGIN-02 to -04).
 * @param input.code four digits, as a string, so that leading zeros are kept
 * @param input.address the current address
 * @returns the token for the cookie, or null for a wrong code: the answer then has no access_token (ERR-09)
 * @throws ApiError; code `too-many-requests` when no attempts are left
 */
export async function verifyLoginCode(
  api: Api,
  input: { msisdn: string; code: string; address: string },
): Promise<string | null> {
  const { msisdn, code, address } = input;
  const answer = await api.request("verifyOtp", {
    body: { msisdn, otp_value: code, keepAlive: true, referrer: address.slice(0, MAX_ADDRESS_LENGTH) },
  });
  return readAnswer(() => {
    const token = "access_token" in answer ? answer.access_token : null;
    return typeof token === "string" && token !== "" ? token : null;
  });
}

/** The contract's limit. An address can be longer. */
const MAX_ADDRESS_LENGTH = 2_048;

/**
 * POST /backend/api/v1/logout with an empty body and the token in Authorization: Bearer (API-LOGIN-07, -08).
 * @returns true when the answer's status is truthy; the cookie is removed in any case (LOGOUT-05)
 */
export async function logOut(api: Api, { token }: { token: string }): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await api.request("logout", { form: {}, headers });
  return readAnswer(() => Boolean(answer.status));
}
