import type { ReactNode } from "react";

/** What can be activated from the balance of a number: a pack, or an offer. */
export interface Activatable {
  kind: "pack" | "offer";
  /** The pack's or the offer's id. */
  id: string;
  title: string;
  pricePoisha: number;
  /** It can renew itself when it ends. */
  canRenew: boolean;
  /** Shown where the page has no script; null where it has none. */
  dialCode: string | null;
}

export interface ActivationProps extends Activatable {
  /** The reader's number, 11 digits; empty for a visitor. */
  ownMsisdn: string;
  /** Begins with this number, e.g. the one whose offers are listed; the reader's own by default. */
  msisdn?: string;
  /** What a list of offers left for that number: no code is needed. */
  proof?: string | null;
  /** Another way to pay, shown below the button, e.g. by recharge. */
  other?: ReactNode;
}
