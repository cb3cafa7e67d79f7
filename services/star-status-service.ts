import type { StarTier, StarStatus as WireStatus } from "@/backend/contract/star";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";

/** What the reader's tier gives, and what the next one asks for, in the reader's language. */
export interface StarStatus {
  tier: StarTier;
  benefits: string[];
  /** Null at the top. */
  next: { tier: StarTier; condition: string } | null;
}

function readStatus({ star_status, benefits, next }: WireStatus): StarStatus {
  return { tier: star_status, benefits, next: next && { tier: next.star_status, condition: next.condition } };
}

/**
 * POST /api/v1/star-program/check-status: the tier of the reader's own number, else a code is texted to the number
 * (API-SITE-19).
 * @returns the tier, or null when the code is needed
 * @throws ApiError
 */
export async function checkStarStatus(api: Api, { msisdn }: { msisdn: string }): Promise<StarStatus | null> {
  const { data } = await api.request<{ data: WireStatus | { step: "code" } }>("checkStarStatus", { body: { msisdn } });
  return readAnswer(() => (data.step === "tier" ? readStatus(data) : null));
}

/**
 * POST /api/v1/star-program/check-status/show by the code that was texted (API-SITE-18).
 * @param guess code of four digits
 * @throws ApiError; code `code-wrong` for another code
 */
export async function showStarStatus(api: Api, guess: { msisdn: string; code: string }): Promise<StarStatus> {
  const { msisdn, code } = guess;
  const { data } = await api.request<{ data: WireStatus }>("showStarStatus", { body: { msisdn, otp_value: code } });
  return readAnswer(() => readStatus(data));
}

/**
 * POST /api/v1/star-program/check-status/show for the reader's own number (API-SITE-18).
 * @throws ApiError; code `no-session` when the reader is not logged in with this number
 */
export async function getStarStatus(api: Api, { msisdn }: { msisdn: string }): Promise<StarStatus> {
  const { data } = await api.request<{ data: WireStatus }>("showStarStatus", { body: { msisdn } });
  return readAnswer(() => readStatus(data));
}
