import { findOwnWebForm, type SentFormRow } from "@/backend/db/queries/content/web-form-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { orThrow } from "@/backend/domain/domain-error";
import { readOrderId } from "@/utils/checkout/order-id";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export interface TrackedForm extends Pick<SentFormRow, "reference" | "form" | "takenAt" | "answeredAt" | "answer"> {
  receivedAt: Date;
}

/**
 * The state of a form of the site, and its answer (feature 81). A refusal does not say whether the reference or the
 * number is wrong, nor whether either exists.
 * @throws DomainError `request-not-found`
 */
export async function trackWebform(
  { db }: DbContext,
  input: { reference: string; msisdn: string },
): Promise<TrackedForm> {
  // A pair that cannot exist is looked up as well, so that its answer takes the same time.
  const reference = readOrderId(input.reference) ?? "";
  const row = await findOwnWebForm(db.pool, reference, normaliseMsisdn(input.msisdn) ?? "");
  const { form, createdAt: receivedAt, takenAt, answeredAt, answer } = orThrow(row, "request-not-found");
  return { reference, form, receivedAt, takenAt, answeredAt, answer };
}
