import { listOffersOfNumber, type OfferRow } from "@/backend/db/queries/subscriber-services/offer-queries";
import { requireCode } from "@/backend/domain/codes/accept-code";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { makeNumberProof } from "@/backend/domain/codes/number-proof";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { dayInDhaka } from "@/utils/dates/dates";

interface Context {
  readonly codes: CodeContext;
  readonly now: DomainContext["now"];
  /** The number of the session; null without a session. */
  readonly ownMsisdn: string | null;
}

interface OwnOffers {
  readonly offers: OfferRow[];
  /** Replaces a second code when an offer is activated; null for the session's own number, which needs no code. */
  readonly proof: string | null;
}

/**
 * The offers that were made for a number, the greatest saving first (API-SITE-17). The session's own number needs no
 * code; any other number needs a code that was sent for this list.
 * @throws DomainError `msisdn-invalid`; `code-needed` without session and code; `code-wrong`; and as `acceptCode`
 */
export async function findOwnOffers(
  { codes, now, ownMsisdn }: Context,
  input: { msisdn: string; code: string | number | undefined },
): Promise<OwnOffers> {
  const today = dayInDhaka(now());
  const msisdn = readMsisdn(input.msisdn);
  if (msisdn === ownMsisdn) return { offers: await listOffersOfNumber(codes.db.pool, { today, msisdn }), proof: null };
  if (input.code === undefined) throw new DomainError("code-needed", { field: "otp_value" });
  const guess = { msisdn, code: input.code, purpose: "offer" } as const;
  const { result } = await requireCode(codes, guess, async (transaction) => ({
    offers: await listOffersOfNumber(transaction, { today, msisdn }),
    proof: await makeNumberProof(transaction, codes, { msisdn, purpose: "offer" }),
  }));
  return result;
}
