import type { Webform } from "@/backend/contract/forms";
import { keepAdOrder } from "@/backend/db/queries/ad-order-queries";
import { type AdFormatRow, listAdAudienceRows, listAdFormatRows } from "@/backend/db/queries/ad-rate-queries";
import { findAnswer, saveAnswer } from "@/backend/db/queries/idempotency-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { keepWebForm } from "@/backend/db/queries/web-form-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { claimRequest, onceRequest, replayedAnswer } from "@/backend/domain/idempotency";
import { newPublicId } from "@/backend/domain/random-ids";
import { dayInDhaka } from "@/utils/dates";
import { normaliseMsisdn } from "@/utils/msisdn";

export type AdOrderForm = Extract<Webform, { webform_id: "order_gpfi" }>;

const DAY_MS = 86_400_000;
const POISHA = 100;
/** How far ahead an order may begin, and how long it may last. */
const MOST_DAYS_AHEAD = 365;
const MOST_DAYS = 90;

/**
 * Keeps an order of the advertising product with its file, in one transaction: all of it or nothing. The same key answers
 * the same reference for 24 hours.
 * @param key null for a caller that sends none; each of its requests is an order
 * @returns the reference
 * @throws DomainError `msisdn-invalid`, `option-not-available`, `ad-budget-low`, `date-not-available`,
 *   `creative-not-found`, `request-in-progress`, `idempotency-key-reused`, each with its field where it has one
 */
export async function placeAdOrder(
  context: Pick<DomainContext, "db" | "lang" | "now">,
  key: string | null,
  { webform_id: form, ...typed }: AdOrderForm,
): Promise<string> {
  const { db, lang } = context;
  const msisdn = normaliseMsisdn(typed.msisdn);
  if (msisdn === null) throw new DomainError("msisdn-invalid", { field: "msisdn" });
  const request = onceRequest("ad-order", key ?? newPublicId(), [lang, Object.entries(typed).sort()]);
  const before = replayedAnswer<string>(await findAnswer(db.pool, request.scope, request.key), request);
  if (before !== null) return before;
  await checkOrder(context, typed);
  return inTransaction(db, async (transaction: Connection) => {
    await claimRequest(transaction, request, null);
    const done = replayedAnswer<string>(await findAnswer(transaction, request.scope, request.key), request);
    if (done !== null) return done;
    const reference = newPublicId();
    await keepWebForm(transaction, { reference, form, lang, fields: { ...typed, msisdn } });
    const hasFile = await keepAdOrder(transaction, reference, typed.creative);
    if (!hasFile) throw new DomainError("creative-not-found", { field: "creative" });
    if (key !== null) await saveAnswer(transaction, { ...request, requestHash: request.hash, response: reference });
    return reference;
  });
}

type Typed = Omit<AdOrderForm, "webform_id">;

async function checkOrder({ db, now }: Pick<DomainContext, "db" | "now">, typed: Typed): Promise<void> {
  const [formats, audiences] = await Promise.all([listAdFormatRows(db.pool), listAdAudienceRows(db.pool)]);
  const format = formats.find(({ key, leastPoisha }) => key === typed.product && leastPoisha !== null);
  if (format === undefined) throw new DomainError("option-not-available", { field: "product" });
  if (typed.audience !== undefined && !audiences.some(({ key }) => key === typed.audience)) {
    throw new DomainError("option-not-available", { field: "audience" });
  }
  const leastPoisha = format.leastPoisha ?? 0;
  if (typed.budget * POISHA < leastPoisha) {
    throw new DomainError("ad-budget-low", { field: "budget", facts: { least: leastPoisha / POISHA } });
  }
  checkDays(format, typed, now());
}

function checkDays({ daysAhead }: AdFormatRow, { starts_on, ends_on }: Typed, now: Date): void {
  const after = (days: number) => dayInDhaka(new Date(now.getTime() + days * DAY_MS));
  if (starts_on < after(daysAhead) || starts_on > after(MOST_DAYS_AHEAD)) {
    throw new DomainError("date-not-available", { field: "starts_on" });
  }
  const lasts = (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;
  if (lasts < 1 || lasts > MOST_DAYS) throw new DomainError("date-not-available", { field: "ends_on" });
}
