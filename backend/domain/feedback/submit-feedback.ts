import { insertFeedback } from "@/backend/db/queries/content/feedback-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, optionalRequest } from "@/backend/domain/idempotency";
import { newPublicId } from "@/backend/domain/random-ids";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export interface Feedback {
  /** The number as the user typed it; empty for none. */
  msisdn: string;
  service: string;
  rating: number;
  comment: string;
  /** A ticket or an order. */
  about: string;
}

const orNull = (text: string) => (text === "" ? null : text);

/**
 * Stores a customer's rating (API-SITE-35). The number counts as proved if it is the session's number; otherwise it is
 * unproved, and the operator's list shows this.
 * @param key a rating sent again with it is stored once; null for a caller that sends none
 * @returns the receipt number for the sender
 * @throws DomainError `msisdn-invalid` with the field, `request-in-progress`, `idempotency-key-reused`
 */
export async function submitFeedback(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  sessionMsisdn: string | null,
  key: string | null,
  feedback: Feedback,
): Promise<string> {
  const { msisdn: typed, service, rating, comment, about } = feedback;
  const msisdn = typed === "" ? sessionMsisdn : normaliseMsisdn(typed);
  if (typed !== "" && msisdn === null) throw new DomainError("msisdn-invalid", { field: "msisdn" });
  const isProved = msisdn !== null && msisdn === sessionMsisdn;
  const row = { msisdn, isProved, service, rating, comment: orNull(comment), about: orNull(about), lang };
  const request = optionalRequest("feedback", key, feedback);
  return inTransaction(db, (transaction) =>
    answerOnce(transaction, request, async () => {
      const reference = newPublicId();
      await insertFeedback(transaction, { ...row, reference });
      return reference;
    }),
  );
}
