import type { EsimPurpose } from "@/backend/db/queries/sims/esim-profile-queries";
import { SystemError } from "@/backend/domain/system-error";

/** One eSIM to order. The reference is ours. It identifies the eSIM permanently on both sides. */
interface EsimRequest {
  readonly reference: string;
  /** The number that the eSIM is for, e.g. 01712345678. */
  readonly msisdn: string;
  readonly purpose: EsimPurpose;
}

/** The state of a profile at the eSIM system: not made yet, or ready to download. */
export type EsimAnswer =
  | { readonly state: "pending" }
  | { readonly state: "ready"; readonly iccid: string; readonly activationCode: string };

/** The eSIM system refused, or gave no usable answer. Its message is left out: it may contain an activation code. */
export class EsimProviderError extends SystemError {
  override readonly name = "EsimProviderError";
  constructor(why: string, isDown: boolean) {
    super(`The eSIM system ${why}`, isDown);
  }
}

/** The system that makes eSIM profiles. Calls go over a network and never run inside a transaction of the shop. */
export interface EsimProvider {
  /** The longest time of the calls for one profile in seconds, including all attempts. */
  readonly maxSeconds: number;
  /** Orders a profile. Not repeated: without an answer, `find` first. @throws EsimProviderError */
  order(request: EsimRequest): Promise<EsimAnswer>;
  /** @returns the state of the order with a reference; null for an unknown one @throws EsimProviderError */
  find(reference: string): Promise<EsimAnswer | null>;
}
