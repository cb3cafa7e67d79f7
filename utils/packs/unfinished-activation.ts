import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { maskMsisdn, normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields } from "@/utils/text/json-fields";

/** A proved activation for which the balance was too low. A recharge continues it (docs/packs-and-recharge.md). */
export interface UnfinishedActivation {
  kind: "pack" | "offer";
  id: string;
  title: string;
  /** Normalised, 11 digits. */
  msisdn: string;
  /** The proof of a list of offers; null when the code itself can still be used. */
  proof: string | null;
}

const KEY = "activationBegun";
/** The validity of a proof. */
const MAX_AGE_MS = 10 * 60 * 1000;

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Stores it for this tab. */
export function saveUnfinishedActivation(activation: UnfinishedActivation): void {
  writeStored("session", KEY, JSON.stringify({ ...activation, until: Date.now() + MAX_AGE_MS }));
}

/** The activation that this tab has started; null when there is none, or when it is too old to continue. */
export function findUnfinishedActivation(): UnfinishedActivation | null {
  const { kind, id, title, msisdn, proof, until } = readFields(readStored("session", KEY)) ?? {};
  const isKind = kind === "pack" || kind === "offer";
  const isNumber = isText(msisdn) && normaliseMsisdn(msisdn) === msisdn;
  if (!isKind || !isNumber || !isText(id) || !isText(title)) return null;
  if (typeof until !== "number" || until <= Date.now() || until > Date.now() + MAX_AGE_MS) return null;
  return { kind, id, title, msisdn, proof: isText(proof) ? proof : null };
}

/** The started activation of a recharged number. @param masked the number as a receipt shows it */
export function findActivationFor(masked: string): UnfinishedActivation | null {
  const activation = findUnfinishedActivation();
  return activation !== null && [activation.msisdn, maskMsisdn(activation.msisdn)].includes(masked) ? activation : null;
}

/** Deletes it when the pack is active or the number has changed. */
export function removeUnfinishedActivation(): void {
  removeStored("session", KEY);
}
