import { SystemError } from "@/backend/domain/system-error";
/** A pack that a number has bought, with its remaining volume. */
export interface ActivePack {
  readonly packId: string;
  readonly dataMb: number;
  readonly minutes: number;
  readonly sms: number;
  readonly validUntil: Date;
  /** The id of this pack at the charging system; null if it has none: then its renewal cannot be changed. */
  readonly reference: string | null;
  /** True when the pack renews itself at its end; null when it cannot be renewed. */
  readonly renews: boolean | null;
}

/** The balance of a number: main balance in poisha, its end of validity, and the packs, the first to end first. */
export interface Balance {
  readonly mainPoisha: number;
  /** Null when the balance does not expire, e.g. for a postpaid number. */
  readonly validUntil: Date | null;
  readonly packs: readonly ActivePack[];
}

/** A change of a balance. The reference is ours. It identifies the change permanently on both sides. */
interface Change {
  readonly reference: string;
  /** The number, e.g. 01712345678. */
  readonly msisdn: string;
}

export interface Recharge extends Change {
  readonly amountPoisha: number;
}

export interface Activation extends Change {
  /** The id of a pack or of an offer. */
  readonly packId: string;
  /** The price that the buyer agreed to. The system charges no other amount. */
  readonly pricePoisha: number;
  readonly autoRenew: boolean;
}

export const refusalReasons = ["balance-too-low", "pack-not-available", "number-unknown"] as const;

/** The wanted renewal of a number's pack in use. */
interface RenewalChange {
  readonly msisdn: string;
  /** The reference of the pack in the balance. */
  readonly reference: string;
  readonly renews: boolean;
}

/** The result of a change: pending, done (with the new balance), or finally refused. */
export type ChangeAnswer =
  | { readonly state: "pending" }
  | {
      readonly state: "done";
      readonly balancePoisha: number;
      /** The end of a pack that was started; null when the system does not report it. */
      readonly validUntil: Date | null;
    }
  | { readonly state: "refused"; readonly why: (typeof refusalReasons)[number] };

/** The charging system refused the call, or gave no usable answer. Its own message is left out. */
export class ChargingSystemError extends SystemError {
  override readonly name = "ChargingSystemError";
  constructor(why: string, isDown: boolean) {
    super(`The charging system ${why}`, isDown);
  }
}

/**
 * The system that has the balances of numbers. Each change is made once per reference, even if sent repeatedly, and
 * gets the same answer. Calls go over a network and never run inside a transaction of the shop.
 */
export interface ChargingSystem {
  /** The longest time of the calls for one change in seconds, including all attempts. */
  readonly maxSeconds: number;
  /** @returns null when the system does not know the number @throws ChargingSystemError */
  findBalance(msisdn: string): Promise<Balance | null>;
  /** Adds a recharge to a balance. Not repeated: without an answer, `findChange` first. @throws ChargingSystemError */
  credit(recharge: Recharge): Promise<ChangeAnswer>;
  /** Charges a pack's price and starts the pack. Not repeated, like `credit`. @throws ChargingSystemError */
  activate(activation: Activation): Promise<ChangeAnswer>;
  /** @returns the state of the change with a reference; null for an unknown one @throws ChargingSystemError */
  findChange(reference: string): Promise<ChangeAnswer | null>;
  /**
   * Switches the renewal of a pack in use on or off. A second, equal call changes nothing.
   * @returns false when the number has no such pack, or the pack cannot renew itself @throws ChargingSystemError
   */
  changeRenewal(change: RenewalChange): Promise<boolean>;
}

/** How often the balance of one number may be asked for in a minute, in all its sessions, pages and calls (docs/decisions/15). */
const QUESTIONS_A_MINUTE = 30;

/** The budget for questions to the charging system about the balance of a number. */
export function balanceQuestions(msisdn: string) {
  return { kind: "balance questions", client: msisdn, limit: QUESTIONS_A_MINUTE, seconds: 60 };
}
