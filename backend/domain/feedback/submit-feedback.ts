import { keepFeedback } from "@/backend/db/queries/content/feedback-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { newPublicId } from "@/backend/domain/random-ids";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export interface Feedback {
  /** As a person writes it; empty for none. */
  msisdn: string;
  service: string;
  rating: number;
  comment: string;
  /** A ticket or an order. */
  about: string;
}

const orNull = (text: string) => (text === "" ? null : text);

/**
 * Stores a customer's rating (API-SITE-35). The number is proved when it is that of the session; else it is only what
 * was typed, and the operator's list says so.
 * @param sessionMsisdn null for a visitor
 * @returns the number that the sender refers to
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
  await keepFeedback(db.pool, row);
  return reference;
}
