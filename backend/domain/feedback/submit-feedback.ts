import { insertFeedback } from "@/backend/db/queries/content/feedback-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
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
 * @returns the receipt number for the sender
 * @throws DomainError `msisdn-invalid` with the field; nothing is stored
 */
export async function submitFeedback(
  { db, lang }: Pick<DomainContext, "db" | "lang">,
  sessionMsisdn: string | null,
  { msisdn: typed, service, rating, comment, about }: Feedback,
): Promise<string> {
  const msisdn = typed === "" ? sessionMsisdn : normaliseMsisdn(typed);
  if (typed !== "" && msisdn === null) throw new DomainError("msisdn-invalid", { field: "msisdn" });
  const reference = newPublicId();
  const isProved = msisdn !== null && msisdn === sessionMsisdn;
  const row = { reference, msisdn, isProved, service, rating, comment: orNull(comment), about: orNull(about), lang };
  await insertFeedback(db.pool, row);
  return reference;
}
