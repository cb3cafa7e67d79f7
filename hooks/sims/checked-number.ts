import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields } from "@/utils/text/json-fields";

const KEY = "esimMigration";
/** The lifetime of a code. */
const MAX_AGE_MS = 5 * 60_000;

/** A number that can move to an eSIM, and the phone for which this was checked. */
export interface CheckedNumber {
  msisdn: string;
  device: string;
  /** Time of the check as ISO text. The code was sent at that time. */
  checkedAt: string;
  /** ISO time before which no new code is sent. */
  resendAt: string;
}

/** Stores the number in this tab, so that after a reload the visitor can use the code that was sent. */
export function saveCheckedNumber(checked: CheckedNumber): void {
  writeStored("session", KEY, JSON.stringify(checked));
}

/** @returns null when nothing is stored, or the code has expired */
export function findCheckedNumber(now = Date.now()): CheckedNumber | null {
  const stored = readFields(readStored("session", KEY)) as CheckedNumber | null;
  return stored !== null && now - Date.parse(stored.checkedAt) < MAX_AGE_MS ? stored : null;
}

/** True while no new code can be sent, so that the code of the earlier check must be used. */
export function isJustChecked(
  checked: CheckedNumber | null,
  { msisdn, device }: Pick<CheckedNumber, "msisdn" | "device">,
  now = Date.now(),
): boolean {
  if (checked === null || checked.device !== device || now >= Date.parse(checked.resendAt)) return false;
  return normaliseMsisdn(checked.msisdn) === normaliseMsisdn(msisdn);
}
