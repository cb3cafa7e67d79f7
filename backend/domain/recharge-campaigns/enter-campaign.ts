import type { CodeChannel } from "@/backend/contract/fields";
import type { Connection } from "@/backend/db/queries/statement";
import {
  type EntryRow,
  insertEntry,
  listCampaignStoreRows,
  listOwnEntryRows,
  type NewEntry,
} from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { checkOperator, readMsisdn } from "@/backend/domain/codes/code-rules";
import { withProvedNumber } from "@/backend/domain/codes/prove-number";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { newPublicId } from "@/backend/domain/random-ids";
import { getShownCampaign } from "@/backend/domain/recharge-campaigns/get-campaign";
import { dayInDhaka } from "@/utils/dates/dates";
import { formatTaka } from "@/utils/money/money";

const MAX_ENTRIES = 50;

export interface EntryContext extends CodeContext, Pick<DomainContext, "now"> {
  /** The number of the session; null for a visitor. */
  readonly sessionMsisdn: string | null;
}

interface EntryInput extends Omit<NewEntry, "reference" | "enteredOn"> {
  code: string | number | undefined;
  /** How the code is sent when none was typed yet. */
  channel: CodeChannel | undefined;
}

/**
 * Enters a recharge into a campaign (API-SITE-28). Everything is checked before a code is sent. The session's own
 * number needs no code; any other needs a code for this campaign, so that nobody enters another person's recharge
 * (docs/subscriber-services.md).
 * @returns the entry's reference, or null when a code was sent
 * @throws DomainError `campaign-not-found`, `campaign-closed`, `campaign-minimum`, `district-not-found`,
 *   `store-not-found`, `msisdn-invalid`, `number-of-other-operator`, `campaign-entered`, `code-wrong`, and errors of
 *   codes
 */
export async function enterCampaign(context: EntryContext, input: EntryInput): Promise<string | null> {
  const { campaignId: subject, code, channel } = input;
  const number = { msisdn: await checkedNumber(context, input), purpose: "campaign", subject, code, channel } as const;
  return withProvedNumber(context, context.sessionMsisdn, number, (connection, msisdn) =>
    enter(context, connection, input, msisdn),
  );
}

async function checkedNumber(context: EntryContext, input: EntryInput): Promise<string> {
  const { state, minPoisha } = await getShownCampaign(context, input.campaignId, "campaign_id");
  if (state !== "open") throw new DomainError("campaign-closed", { field: "campaign_id" });
  const msisdn = readMsisdn(input.msisdn);
  checkOperator(msisdn, context.operatorPrefixes);
  const stores = await listCampaignStoreRows(context.db.pool, input.campaignId);
  const inDistrict = stores.filter(({ district }) => district === input.district);
  if (inDistrict.length === 0) throw new DomainError("district-not-found", { field: "district" });
  if (!inDistrict.some(({ code }) => code === input.storeCode)) {
    throw new DomainError("store-not-found", { field: "store_id" });
  }
  if (input.amountPoisha < minPoisha) {
    throw new DomainError("campaign-minimum", { field: "amount", facts: { min: formatTaka(minPoisha) } });
  }
  return msisdn;
}

/** @throws DomainError `campaign-entered` when the number has already entered today, by the unique index */
async function enter(
  { now }: EntryContext,
  connection: Connection,
  input: EntryInput,
  msisdn: string,
): Promise<string> {
  const { campaignId, fullName, district, storeCode, amountPoisha } = input;
  const reference = newPublicId();
  const enteredOn = dayInDhaka(now());
  const entry = { reference, campaignId, msisdn, fullName, district, storeCode, amountPoisha, enteredOn };
  if (!(await insertEntry(connection, entry))) throw new DomainError("campaign-entered", { field: "msisdn" });
  return reference;
}

/**
 * The entries of a proved number, the newest first; null when a code was sent.
 * @throws DomainError `msisdn-invalid`, `code-wrong`, and errors of codes
 */
export async function listOwnEntries(
  context: EntryContext,
  input: Pick<EntryInput, "msisdn" | "code" | "channel">,
): Promise<EntryRow[] | null> {
  // A campaign's id has no space: a code for the list of entries is not valid for entering, and the other way round.
  const purpose = { purpose: "campaign", subject: "own entries" } as const;
  const number = { ...input, msisdn: readMsisdn(input.msisdn), ...purpose };
  return withProvedNumber(context, context.sessionMsisdn, number, (connection, msisdn) =>
    listOwnEntryRows(connection, msisdn, MAX_ENTRIES),
  );
}
