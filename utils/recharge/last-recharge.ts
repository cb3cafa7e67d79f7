import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { removeDraft } from "@/utils/forms/form-draft";
import { maskMsisdn, normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields } from "@/utils/text/json-fields";

/** A number and an amount that a visitor without a log-in recharged in this browser. */
export interface LastRecharge {
  msisdn: string;
  amountPoisha: number;
}

/** Key for the time between the form and the payment's result; only a paid recharge is stored longer. */
const STARTED = "rechargeBegun";
const LAST = "lastRecharge";

function parse(text: string | null): LastRecharge | null {
  const { msisdn, amountPoisha } = readFields(text) ?? {};
  const isNumber = typeof msisdn === "string" && normaliseMsisdn(msisdn) === msisdn;
  const isAmount = typeof amountPoisha === "number" && Number.isSafeInteger(amountPoisha) && amountPoisha > 0;
  return isNumber && isAmount ? { msisdn, amountPoisha } : null;
}

/** The name of the draft of the form; a pack that is bought has its own. */
export const rechargeDraft = (packId: string | undefined): string =>
  packId === undefined ? "recharge" : `recharge-${packId}`;

/** Stores a recharge before the payer goes to the gateway. It replaces what was typed into the form before. */
export function saveStartedRecharge({ msisdn, amountPoisha }: LastRecharge): void {
  removeDraft(rechargeDraft(undefined));
  writeStored("session", STARTED, JSON.stringify({ msisdn, amountPoisha }));
}

/** The last recharge that this browser session started; null when there is none. */
export function findStartedRecharge(): LastRecharge | null {
  return parse(readStored("session", STARTED));
}

/** Stores the started recharge when it is paid. @param paid as its result shows it, with a masked number */
export function savePaidRecharge(paid: LastRecharge): void {
  const started = findStartedRecharge();
  if (started === null || started.amountPoisha !== paid.amountPoisha || maskMsisdn(started.msisdn) !== paid.msisdn)
    return;
  removeStored("session", STARTED);
  writeStored("local", LAST, JSON.stringify(started));
}

/** The last paid recharge of this browser; null when there is none. */
export function findLastRecharge(): LastRecharge | null {
  return parse(readStored("local", LAST));
}

/** Removes the recharge from the browser. */
export function removeLastRecharge(): void {
  removeStored("local", LAST);
}
