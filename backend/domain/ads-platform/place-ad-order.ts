import type { Webform } from "@/backend/contract/content/forms";
import { insertAdOrder } from "@/backend/db/queries/content/ad-order-queries";
import { type AdFormatRow, listAdAudienceRows, listAdFormatRows } from "@/backend/db/queries/content/ad-rate-queries";
import { insertWebForm } from "@/backend/db/queries/content/web-form-queries";
import { type Connection, inTransaction } from "@/backend/db/queries/statement";
import { takeBudgetsOrThrow } from "@/backend/domain/codes/code-context";
import { readMsisdn } from "@/backend/domain/codes/code-rules";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { answerOnce, findReplay, optionalRequest } from "@/backend/domain/idempotency";
import { newPublicId } from "@/backend/domain/random-ids";
import { dayInDhaka, workingDaysAfter } from "@/utils/dates/dates";

type AdOrderForm = Extract<Webform, { webform_id: "order_gpfi" }>;

const DAY_MS = 86_400_000;
const POISHA = 100;
/** The latest start of an order, and its longest duration. */
const MAX_DAYS_AHEAD = 365;
const MAX_DAYS = 90;
/** The most orders with a file that one number may send in a day. The file of an order stays until long after its end. */
const FILES_A_DAY = 10;
const DAY_SECONDS = 86_400;

/**
 * Saves an order of the advertising product with its file in one transaction: both or neither. The same key returns
 * the same reference for 24 hours.
 * @param key null for a caller that sends none; then each request creates an order
 * @throws DomainError `msisdn-invalid`, `option-not-available`, `ad-budget-low`, `ad-first-day`, `ad-last-day`,
 *   `creative-not-found`, `request-in-progress`, `idempotency-key-reused`, each with its field where it has one;
 *   `too-many-requests` for a number that has reached its daily limit of files
 */
export async function placeAdOrder(
  context: Pick<DomainContext, "db" | "lang" | "now"> & { pepper: string },
  key: string | null,
  { webform_id: form, ...typed }: AdOrderForm,
): Promise<string> {
  const { db, lang, pepper } = context;
  const msisdn = readMsisdn(typed.msisdn);
  const request = optionalRequest("ad-order", key, typed);
  const before = request && (await findReplay<string>(db.pool, request));
  if (before !== null) return before;
  await checkOrder(context, typed);
  const write = async (transaction: Connection) => {
    const files = { key: secretKey(pepper, "ad-order-files", msisdn), limit: FILES_A_DAY, seconds: DAY_SECONDS };
    if (typed.creative !== undefined) await takeBudgetsOrThrow(transaction, [files]);
    const reference = newPublicId();
    await insertWebForm(transaction, { reference, form, lang, fields: { ...typed, msisdn } });
    const hasFile = await insertAdOrder(transaction, reference, typed.creative);
    if (!hasFile) throw new DomainError("creative-not-found", { field: "creative" });
    return reference;
  };
  return inTransaction(db, (transaction) => answerOnce(transaction, request, () => write(transaction)));
}

type Typed = Omit<AdOrderForm, "webform_id">;

async function checkOrder({ db, now }: Pick<DomainContext, "db" | "now">, typed: Typed): Promise<void> {
  const [formats, audiences] = await Promise.all([listAdFormatRows(db.pool), listAdAudienceRows(db.pool)]);
  const format = formats.find(({ key, minPoisha }) => key === typed.product && minPoisha !== null);
  if (format === undefined) throw new DomainError("option-not-available", { field: "product" });
  if (typed.audience !== undefined && !audiences.some(({ key }) => key === typed.audience)) {
    throw new DomainError("option-not-available", { field: "audience" });
  }
  const minPoisha = format.minPoisha ?? 0;
  if (typed.budget * POISHA < minPoisha) {
    throw new DomainError("ad-budget-low", { field: "budget", facts: { min: minPoisha / POISHA } });
  }
  checkDays(format, typed, now());
}

function checkDays({ daysAhead }: AdFormatRow, { starts_on, ends_on }: Typed, now: Date): void {
  const latest = dayInDhaka(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS));
  if (starts_on < workingDaysAfter(dayInDhaka(now), daysAhead) || starts_on > latest) {
    throw new DomainError("ad-first-day", { field: "starts_on", facts: { days: daysAhead } });
  }
  const lasts = (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;
  if (lasts < 1 || lasts > MAX_DAYS) throw new DomainError("ad-last-day", { field: "ends_on" });
}
