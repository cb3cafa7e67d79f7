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

/**
 * POST /api/v1/star-program/check-status/show for the reader's own number (SPEC 7, API-SITE-18).
 * @throws ApiError; code `no-session` when the reader is not logged in with this number
 */
export async function getStarStatus(api: Api, { msisdn }: { msisdn: string }): Promise<StarStatus> {
  const { data } = await api.request<{ data: WireStatus }>("showStarStatus", { body: { msisdn } });
  return readAnswer(() => ({
    tier: data.star_status,
    benefits: data.benefits,
    next: data.next && { tier: data.next.star_status, condition: data.next.condition },
  }));
}
