import { normaliseMsisdn } from "@/utils/msisdn";

/** The fields of the form that asks for a call, in their order; the names are the contract's. */
export const callRequestFields = ["full_name", "company", "msisdn", "message"] as const;

export type CallRequestField = (typeof callRequestFields)[number];
export type CallRequest = Readonly<Record<CallRequestField, string>>;

/** Why a field cannot stay as it is. */
export type CallRequestFault = "missing" | "invalid";
export type CallRequestFaults = Readonly<Partial<Record<CallRequestField, CallRequestFault>>>;

/**
 * What is wrong with the form before it is sent: every field is needed, and the number must be a mobile number.
 * @returns a fault for each such field; empty when the form can go
 */
export function faultsOf(typed: CallRequest): CallRequestFaults {
  const faults: Partial<Record<CallRequestField, CallRequestFault>> = {};
  for (const field of callRequestFields) {
    if (typed[field].trim() === "") faults[field] = "missing";
  }
  if (faults.msisdn === undefined && normaliseMsisdn(typed.msisdn) === null) faults.msisdn = "invalid";
  return faults;
}
