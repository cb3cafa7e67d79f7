import type { StarTier } from "@/backend/contract/star";
import { findStarTier } from "@/backend/db/queries/star-queries";
import { acceptCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { DomainError } from "@/backend/domain/domain-error";
import { type StarStatus, starStatusOf } from "@/backend/domain/star/star-tiers";
import { normaliseMsisdn } from "@/utils/msisdn";

/**
 * The tier of a session's own number (SPEC 7, API-SITE-18).
 * @param msisdn as a person writes it
 * @returns null when the session is that of another number, or there is none: a code is then needed
 */
export function findOwnStarStatus(
  session: { msisdn: string; starTier: string } | null,
  msisdn: string,
): StarStatus | null {
  if (session === null || session.msisdn !== normaliseMsisdn(msisdn)) return null;
  return starStatusOf(session.starTier as StarTier);
}

/**
 * The tier of a number by the code that was sent for it.
 * @throws DomainError `code-wrong`, and as `acceptCode`
 */
export async function getStarStatusByCode(
  context: CodeContext,
  guess: { msisdn: string; code: string | number },
): Promise<StarStatus> {
  const accepted = await acceptCode(context, { ...guess, purpose: "star" }, findStarTier);
  if (accepted === null) throw new DomainError("code-wrong", { field: "otp_value" });
  // Whoever never logged in has no row yet, and no star.
  return starStatusOf(accepted.result ?? "Non Star");
}
