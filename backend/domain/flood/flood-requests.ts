import type { CodeChannel } from "@/backend/contract/fields";
import { findDistrictName, listThanas } from "@/backend/db/queries/catalog/place-queries";
import { findPage } from "@/backend/db/queries/content/content-page-queries";
import {
  type FloodStatusRow,
  findRequestByReference,
  findRequestOfNumber,
  recordRequest,
} from "@/backend/db/queries/content/flood-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { checkOperator, readMsisdn } from "@/backend/domain/codes/code-rules";
import { withProvedNumber } from "@/backend/domain/codes/prove-number";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { newPublicId } from "@/backend/domain/random-ids";
import { readOrderId } from "@/utils/checkout/order-id";
import { dayInDhaka } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";

export interface FloodContext extends CodeContext, Pick<DomainContext, "now"> {
  /** The number of the session; null for a visitor. */
  readonly sessionMsisdn: string | null;
  /** Counts a request against this client's budget. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

function numberOf(typed: string | undefined, prefixes: readonly string[]): string {
  const msisdn = readMsisdn(typed ?? "");
  checkOperator(msisdn, prefixes);
  return msisdn;
}

/**
 * Records that a number needs the free benefit (API-SITE-29). No code is needed: in a flood another person may ask for
 * a phone that is off. The answer does not say whether the number had asked before, and each time has its own reference
 * (docs/subscriber-services.md).
 * @throws DomainError `msisdn-invalid`, `number-of-other-operator`, `district-not-found`, `thana-not-found`,
 *   `too-many-requests`
 */
export async function recordFloodRequest(
  context: FloodContext,
  input: { msisdn: string | undefined; district: string | undefined; thana: string | undefined },
): Promise<string> {
  const { db, lang, now, operatorPrefixes } = context;
  const msisdn = numberOf(input.msisdn, operatorPrefixes);
  const district = input.district === undefined ? null : await findDistrictName(db.pool, input.district);
  if (district === null && input.district !== undefined) {
    throw new DomainError("district-not-found", { field: "district" });
  }
  const thanas = district === null || input.thana === undefined ? [] : await listThanas(db.pool, district);
  const thana = thanas.find(({ name, nameBn }) => [name, nameBn].includes(input.thana ?? ""))?.name ?? null;
  if (thana === null && input.thana !== undefined) throw new DomainError("thana-not-found", { field: "area" });
  await context.takeBudget();
  const reference = newPublicId();
  const today = dayInDhaka(now());
  await inTransaction(db, (transaction) =>
    recordRequest(transaction, { reference, msisdn, district, thana, lang }, today),
  );
  return reference;
}

/** `code` when a code was sent; else the state, or null for a number without a request. */
export type FloodTrace = { step: "code" } | { step: "status"; status: FloodStatusRow | null };

/**
 * The state of a request. It is found by its reference, or by a number with its session or a code.
 * @throws DomainError `request-not-found` for an unknown reference; `msisdn-invalid`, `code-wrong`, errors of codes
 */
export async function traceFloodRequest(
  context: FloodContext,
  input: {
    reference: string | undefined;
    msisdn: string | undefined;
    code: string | number | undefined;
    channel: CodeChannel | undefined;
  },
): Promise<FloodTrace> {
  const { db, now, sessionMsisdn, operatorPrefixes } = context;
  const today = dayInDhaka(now());
  if (input.reference !== undefined) {
    const status = await findRequestByReference(db.pool, readOrderId(input.reference) ?? "", today);
    if (status === null) throw new DomainError("request-not-found", { field: "reference" });
    return { step: "status", status };
  }
  const { code, channel } = input;
  const number = { msisdn: numberOf(input.msisdn, operatorPrefixes), purpose: "flood", code, channel } as const;
  const trace = await withProvedNumber(context, sessionMsisdn, number, async (connection, msisdn) => ({
    step: "status" as const,
    status: await findRequestOfNumber(connection, msisdn, today),
  }));
  return trace ?? { step: "code" };
}

interface Hotline {
  label: string;
  number: string;
}

/** The anchor of the table on the editors' page. */
const HOTLINES = "hotlines";

/** The hotlines that the editors entered on the flood page; empty while the page is not published. */
export async function listFloodHotlines({ db, lang }: Pick<DomainContext, "db" | "lang">): Promise<Hotline[]> {
  const page = await findPage(db.pool, { path: paths.floodEmergency, lang, withDraft: false });
  const table = page?.blocks.find((block) => block.type === "table" && block.id === HOTLINES);
  if (table?.type !== "table") return [];
  return table.rows.map(([label = "", number = ""]) => ({ label, number }));
}
