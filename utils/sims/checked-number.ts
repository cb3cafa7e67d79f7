import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

const KEY = "esimMigration";
/** For as long as the code that went to it works. */
const KEPT_MS = 5 * 60_000;

/** A number that can move to an eSIM, and the phone it was checked for. */
export interface CheckedNumber {
  msisdn: string;
  device: string;
  /** ISO moment of the check, at which its code was sent. */
  checkedAt: string;
  /** ISO moment before which no other code is sent. */
  resendAt: string;
}

/** Kept in this tab, so that a reload continues with the code that was sent. */
export function keepCheckedNumber(checked: CheckedNumber): void {
  writeStored("session", KEY, JSON.stringify(checked));
}

/** @returns null where nothing is kept, or its code has expired */
export function findCheckedNumber(now = Date.now()): CheckedNumber | null {
  try {
    const kept = JSON.parse(readStored("session", KEY) ?? "null") as CheckedNumber | null;
    return kept !== null && now - Date.parse(kept.checkedAt) < KEPT_MS ? kept : null;
  } catch {
    return null;
  }
}

/** True while the code of an earlier check of the same number is the only one that can be had. */
export function isJustChecked(
  checked: CheckedNumber | null,
  { msisdn, device }: Pick<CheckedNumber, "msisdn" | "device">,
  now = Date.now(),
): boolean {
  if (checked === null || checked.device !== device || now >= Date.parse(checked.resendAt)) return false;
  return normaliseMsisdn(checked.msisdn) === normaliseMsisdn(msisdn);
}
