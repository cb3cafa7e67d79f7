import type { EsimPurpose } from "@/backend/db/queries/sims/esim-profile-queries";

/** One eSIM that is ordered; the reference is ours, and names it on both sides for good. */
export interface EsimRequest {
  readonly reference: string;
  /** The number that the eSIM is for, e.g. 01712345678. */
  readonly msisdn: string;
  readonly purpose: EsimPurpose;
}

/** What the eSIM system says of a profile: not made yet, or ready to be loaded. */
export type EsimAnswer =
  | { readonly state: "pending" }
  | { readonly state: "ready"; readonly iccid: string; readonly activationCode: string };

/** The eSIM system refused, or gave no usable answer. Its message is left out: it may contain an activation code. */
export class EsimProviderError extends Error {
  override readonly name = "EsimProviderError";
  constructor(
    why: string,
    /** True when the system itself seems to be down: no answer, a fault of its own, or too much at once. */
    readonly isDown: boolean,
  ) {
    super(`The eSIM system ${why}`);
  }
}

/** The system that makes eSIM profiles. Calls go over a network and never run inside a transaction of the shop. */
export interface EsimProvider {
  /** Seconds that the calls for one profile take at most, all tries together. */
  readonly mostSeconds: number;
  /**
   * Orders a profile. Not repeated by itself: a caller without an answer calls `find` first. @throws EsimProviderError
   */
  order(request: EsimRequest): Promise<EsimAnswer>;
  /** @returns what became of a reference; null when the system does not know it @throws EsimProviderError */
  find(reference: string): Promise<EsimAnswer | null>;
}
