import type { ReactNode } from "react";

/** A product that can be paid from the balance of a number: a pack or an offer. */
interface Activatable {
  kind: "pack" | "offer";
  /** The pack's or the offer's id. */
  id: string;
  title: string;
  pricePoisha: number;
  /** True when it can renew itself at its end. */
  canRenew: boolean;
  /** Shown when the page has no script; null when there is no dial code. */
  dialCode: string | null;
}

export interface ActivationProps extends Activatable {
  /** The user's own number, 11 digits; empty for a visitor. */
  ownMsisdn: string;
  /** Starts with this number, e.g. the one whose offers are listed. The default is the user's own number. */
  msisdn?: string;
  /** The proof for that number, kept from the list of its offers: with it no code is needed. */
  proof?: string | null;
  /** Another way to pay, shown below the button, e.g. by recharge. */
  other?: ReactNode;
}
