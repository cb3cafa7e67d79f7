import { toAsciiDigits } from "@/utils/numbers/digits";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The kinds of input fields. */
type SimFieldKind = "msisdn" | "name" | "nid" | "device" | "choice" | "district" | "thana" | "date";

export interface SimField {
  name: string;
  kind: SimFieldKind;
  /** The values of a choice. */
  choices?: readonly string[];
  optional?: true;
  /** Shown only while another field of the step has this value. */
  when?: { field: string; is: string };
}

export type TypedService = "sim_replacement" | "mnp" | "ownership_transfer";
export type SimStepName = "number" | "card" | "owner" | "new_owner" | "visit";

const msisdn: SimField = { name: "msisdn", kind: "msisdn" };
const fullName: SimField = { name: "full_name", kind: "name" };
const nid: SimField = { name: "nid_last4", kind: "nid" };
const choice = (name: string, ...choices: string[]): SimField => ({ name, kind: "choice", choices });
const visit: readonly SimField[] = [
  { name: "district", kind: "district" },
  { name: "area", kind: "thana" },
  { name: "visit_on", kind: "date" },
];

/** The steps of each service with their fields, as the contract asks for them. */
export const simSteps: Readonly<Record<TypedService, readonly { step: SimStepName; fields: readonly SimField[] }[]>> = {
  sim_replacement: [
    { step: "number", fields: [msisdn, choice("reason", "lost", "stolen", "damaged", "upgrade")] },
    {
      step: "card",
      fields: [
        choice("form", "physical", "esim"),
        { name: "device", kind: "device", optional: true, when: { field: "form", is: "esim" } },
      ],
    },
    { step: "owner", fields: [fullName, nid, { name: "contact_msisdn", kind: "msisdn" }] },
  ],
  mnp: [
    { step: "number", fields: [msisdn, choice("current_operator", "setu", "nodi", "akash", "polli")] },
    { step: "owner", fields: [fullName, nid, choice("type", "prepaid", "postpaid")] },
    { step: "visit", fields: visit },
  ],
  ownership_transfer: [
    { step: "number", fields: [msisdn, choice("reason", "family", "gift", "company", "inheritance")] },
    { step: "owner", fields: [fullName, nid] },
    { step: "new_owner", fields: [fullName, nid, msisdn] },
    { step: "visit", fields: visit },
  ],
};

/** The fields of a step that are shown, depending on what was typed so far. */
export function shownFields(fields: readonly SimField[], typed: Readonly<Record<string, string>>): SimField[] {
  return fields.filter(({ when }) => when === undefined || typed[when.field] === when.is);
}

/** The values that a step sends: all shown fields except empty optional ones. */
export function stepAnswers(
  fields: readonly SimField[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    shownFields(fields, typed)
      .map(({ name, optional }) => ({ name, optional, value: (typed[name] ?? "").trim() }))
      .filter(({ optional, value }) => optional !== true || value !== "")
      .map(({ name, value }) => [name, value]),
  );
}

type TypedError = "msisdn-invalid" | "nid-invalid" | "name-needed" | "choice-needed";

/** The error of an empty field; every other kind is a choice. */
const EMPTY_ERRORS: Partial<Record<SimFieldKind, TypedError>> = {
  msisdn: "msisdn-invalid",
  nid: "nid-invalid",
  name: "name-needed",
};

/** The error of a typed value; undefined if it is valid. */
function errorOf({ kind, optional }: SimField, value: string): TypedError | undefined {
  if (value === "") return optional === true ? undefined : (EMPTY_ERRORS[kind] ?? "choice-needed");
  if (kind === "msisdn" && normaliseMsisdn(value) === null) return "msisdn-invalid";
  if (kind === "nid" && !/^\d{4}$/.test(toAsciiDigits(value).replace(/\s/g, ""))) return "nid-invalid";
  return undefined;
}

/** The errors of a step by field; empty if all fields are valid. */
export function fieldErrors(
  fields: readonly SimField[],
  typed: Readonly<Record<string, string>>,
): Record<string, TypedError> {
  const errors: Record<string, TypedError> = {};
  for (const field of shownFields(fields, typed)) {
    const error = errorOf(field, (typed[field.name] ?? "").trim());
    if (error !== undefined) errors[field.name] = error;
  }
  return errors;
}

/** The service that a customer centre must offer for the visit, as named in the list of centres. */
export const visitServices = { mnp: "number-portability", ownership_transfer: "ownership-transfer" } as const;

/** The path of each service's page. */
export const servicePaths = {
  sim_replacement: "/shop/sim-replacement",
  esim_migration: "/shop/esim-migration",
  mnp: "/shop/mobile-number-portability",
  ownership_transfer: "/shop/sim-ownership-transfer",
} as const;
