/** A pack that a number has bought, with its remaining volume. */
export interface ActivePack {
  readonly packId: string;
  readonly dataMb: number;
  readonly minutes: number;
  readonly sms: number;
  readonly validUntil: Date;
  /** Names this very pack at the charging system; null where it has no name, and its renewal cannot be changed. */
  readonly reference: string | null;
  /** It renews itself when it ends; null where it never can. */
  readonly renews: boolean | null;
}

/** What a number has: its main balance in poisha, how long that is valid, and its packs, the first to end first. */
export interface Balance {
  readonly mainPoisha: number;
  /** Null where the balance does not end, e.g. of a postpaid number. */
  readonly validUntil: Date | null;
  readonly packs: readonly ActivePack[];
}

/** A change of a balance. The reference is ours, and names the change on both sides for good. */
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
  /** What the buyer agreed to; the system takes no other amount. */
  readonly pricePoisha: number;
  readonly autoRenew: boolean;
}

export const refusalReasons = ["balance-too-low", "pack-not-available", "number-unknown"] as const;

/** What a number wants of a pack in use. */
export interface RenewalChange {
  readonly msisdn: string;
  /** As its balance names the pack. */
  readonly reference: string;
  readonly renews: boolean;
}

/** What became of a change: not decided yet, done with the balance after it, or refused for good. */
export type ChangeAnswer =
  | { readonly state: "pending" }
  | {
      readonly state: "done";
      readonly balancePoisha: number;
      /** The end of a pack that was started; null where the system does not say it. */
      readonly validUntil: Date | null;
    }
  | { readonly state: "refused"; readonly why: (typeof refusalReasons)[number] };

/** The charging system refused to talk, or gave no answer that can be used. Its own words stay out. */
export class ChargingSystemError extends Error {
  override readonly name = "ChargingSystemError";
  constructor(
    why: string,
    /** True when the system itself seems to be down: no answer, a fault of its own, or too much at once. */
    readonly isDown: boolean,
  ) {
    super(`The charging system ${why}`);
  }
}

/**
 * The system that has the balances of numbers. Each change happens once for its reference, however often it is sent, and
 * is answered with the same state. Calls go over a network and never run inside a transaction of the shop.
 */
export interface ChargingSystem {
  /** Seconds that the calls for one change take at most, all tries together. */
  readonly mostSeconds: number;
  /** @returns null when the system does not know the number @throws ChargingSystemError */
  findBalance(msisdn: string): Promise<Balance | null>;
  /** Adds a recharge to a balance. Not repeated by itself: without an answer, `findChange` first. @throws ChargingSystemError */
  credit(recharge: Recharge): Promise<ChangeAnswer>;
  /** Takes a pack's price from a balance and starts the pack; as `credit`. @throws ChargingSystemError */
  activate(activation: Activation): Promise<ChangeAnswer>;
  /** @returns what became of a reference; null when the system never saw it @throws ChargingSystemError */
  findChange(reference: string): Promise<ChangeAnswer | null>;
  /**
   * Switches the renewal of a pack in use on or off; the same again changes nothing.
   * @returns false when the number has no such pack, or when it never renews itself @throws ChargingSystemError
   */
  changeRenewal(change: RenewalChange): Promise<boolean>;
}
