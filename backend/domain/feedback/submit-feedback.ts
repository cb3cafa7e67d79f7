import type { CallPayload } from "@/backend/contract/all-calls";
import { insertFeedback } from "@/backend/db/queries/content/feedback-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, optionalRequest } from "@/backend/domain/idempotency";
import { newPublicId } from "@/backend/domain/random-ids";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/**
 * Stores a customer's rating, once with a key (API-SITE-35). Only the session's own number counts as proved.
 * @returns the receipt number
 * @throws DomainError `msisdn-invalid` with the field, `request-in-progress`, `idempotency-key-reused`
 */
export async function submitFeedback(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  sessionMsisdn: string | null,
  key: string | null,
  feedback: CallPayload<"submitCustomerFeedback", "body">,
): Promise<string> {
  const { msisdn: typed = "", service, rating, comment = "", reference: about = "" } = feedback;
  const msisdn = typed === "" ? sessionMsisdn : normaliseMsisdn(typed);
  if (typed !== "" && msisdn === null) throw new DomainError("msisdn-invalid", { field: "msisdn" });
  const isProved = msisdn !== null && msisdn === sessionMsisdn;
  const row = { msisdn, isProved, service, rating, comment: comment || null, about: about || null, lang };
  const request = optionalRequest("feedback", key, { msisdn: typed, service, rating, comment, about });
  return inTransaction(db, (transaction) =>
    answerOnce(transaction, request, async () => {
      const reference = newPublicId();
      await insertFeedback(transaction, { ...row, reference });
      return reference;
    }),
  );
}
