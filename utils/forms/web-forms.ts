import { shareAccountOf } from "@/utils/investors/share-account";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** Forms that are complete pages; other forms are steps of a longer process. */
export type WebFormName =
  | "contact_us"
  | "complaint"
  | "business_contact_us"
  | "investor_relations"
  | "business_request"
  | "ads_contact"
  | "application"
  | "dividend_claim";

/** The forms of the contact page by `form_type`; the first is shown when none is named. */
export const CONTACT_FORMS = ["contact_us", "complaint", "business_contact_us", "investor_relations"] as const;
export type ContactForm = (typeof CONTACT_FORMS)[number];

/** The form given by `form_type` in an address. */
export function contactFormOf(formType: string | string[] | undefined): ContactForm {
  return CONTACT_FORMS.find((each) => each === formType) ?? CONTACT_FORMS[0];
}

/** A field as a page shows it; names and lengths are the contract's. */
export interface WebFormField {
  readonly name: WebFormFieldName;
  readonly kind: "line" | "tel" | "email" | "digits" | "account" | "long" | "choice";
  /** Maximum length in characters; for digits, the exact number. */
  readonly maxLength: number;
  readonly optional?: true;
  /** The values of a choice. */
  readonly choices?: readonly string[];
  readonly autoComplete?: string;
}

export type WebFormFieldName =
  | "full_name"
  | "msisdn"
  | "email"
  | "company"
  | "company_size"
  | "topic"
  | "reference"
  | "bo_id"
  | "year"
  | "kind"
  | "district"
  | "organisation"
  | "message";

const name: WebFormField = { name: "full_name", kind: "line", maxLength: 100, autoComplete: "name" };
const msisdn: WebFormField = { name: "msisdn", kind: "tel", maxLength: 30, autoComplete: "tel" };
const email: WebFormField = { name: "email", kind: "email", maxLength: 200, optional: true, autoComplete: "email" };
const company: WebFormField = { name: "company", kind: "line", maxLength: 120, autoComplete: "organization" };
const message: WebFormField = { name: "message", kind: "long", maxLength: 2_000 };
const boId: WebFormField = { name: "bo_id", kind: "account", maxLength: 40 };

const CONTACT_TOPICS = ["network", "balance", "packs", "sim", "shop", "star", "other"] as const;
const COMPANY_SIZES = ["1-10", "11-50", "51-250", "251+"] as const;
const REQUEST_KINDS = ["quote", "demo", "consultation", "access"] as const;

/** The fields of each form, in the order of the page. A page does not show the fields that it presets. */
export const webFormFields: Readonly<Record<WebFormName, readonly WebFormField[]>> = {
  contact_us: [{ name: "topic", kind: "choice", maxLength: 80, choices: CONTACT_TOPICS }, name, msisdn, email, message],
  complaint: [
    { name: "topic", kind: "choice", maxLength: 80, choices: CONTACT_TOPICS },
    name,
    msisdn,
    email,
    { name: "reference", kind: "line", maxLength: 64, optional: true },
    message,
  ],
  business_contact_us: [
    name,
    company,
    { name: "company_size", kind: "choice", maxLength: 10, choices: COMPANY_SIZES, optional: true },
    msisdn,
    email,
    message,
  ],
  investor_relations: [name, msisdn, email, { ...boId, optional: true }, message],
  business_request: [
    { name: "kind", kind: "choice", maxLength: 20, choices: REQUEST_KINDS },
    name,
    company,
    msisdn,
    email,
    { name: "district", kind: "line", maxLength: 60, optional: true, autoComplete: "address-level2" },
    { ...message, optional: true },
  ],
  ads_contact: [name, company, msisdn, email, message],
  application: [
    name,
    msisdn,
    email,
    { name: "organisation", kind: "line", maxLength: 120, optional: true, autoComplete: "organization" },
    message,
  ],
  dividend_claim: [name, msisdn, email, boId, { name: "year", kind: "digits", maxLength: 4, optional: true }],
};

export type Typed = Readonly<Partial<Record<WebFormFieldName, string>>>;
/** The reason why a field is invalid. */
export type WebFormFieldError = "missing" | "invalid";
export type WebFormFieldErrors = Readonly<Partial<Record<WebFormFieldName, WebFormFieldError>>>;

/**
 * The errors of a form before it is sent; the server makes the final decision.
 * @returns an error for each invalid field; empty when the form can be sent
 */
export function webFormErrors(fields: readonly WebFormField[], typed: Typed): WebFormFieldErrors {
  const fieldErrors: Partial<Record<WebFormFieldName, WebFormFieldError>> = {};
  for (const field of fields) {
    const value = (typed[field.name] ?? "").trim();
    if (value === "") {
      if (!field.optional) fieldErrors[field.name] = "missing";
    } else if (!isPossible(field, value)) fieldErrors[field.name] = "invalid";
  }
  return fieldErrors;
}

function isPossible({ kind, maxLength }: WebFormField, value: string): boolean {
  if (kind === "tel") return normaliseMsisdn(value) !== null;
  if (kind === "email") return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value) && value.length <= maxLength;
  if (kind === "account") return shareAccountOf(value) !== null;
  if (kind === "digits") return new RegExp(`^\\d{${maxLength}}$`).test(digitsOf(value));
  return value.length <= maxLength;
}

/** The digits of a number as people write it: Bengali digits are converted, spaces and dashes removed. */
const digitsOf = (value: string) => toAsciiDigits(value).replace(/[\s-]/g, "");

/**
 * The form as the contract accepts it: the preset fields, and the typed values without spaces around them. Empty values
 * are omitted.
 * @param preset fields that the page decides, e.g. the product that is asked about
 */
export function webFormOf(
  form: WebFormName,
  fields: readonly WebFormField[],
  typed: Typed,
  preset: Readonly<Record<string, string>>,
) {
  const values: Record<string, string | number> = { ...preset };
  for (const { name: field, kind } of fields) {
    const value = (typed[field] ?? "").trim();
    if (value === "") continue;
    if (kind === "account") values[field] = shareAccountOf(value) ?? value;
    else values[field] = kind === "digits" ? digitsOf(value) : value;
  }
  if (values.year !== undefined) values.year = Number(values.year);
  return { webform_id: form, ...values };
}

/** The fields of a form that a page shows: those that it does not fill in itself. */
export function shownFields(
  form: WebFormName,
  preset: Readonly<Record<string, string>>,
  without: readonly WebFormFieldName[] = [],
): readonly WebFormField[] {
  return webFormFields[form].filter(({ name: field }) => !(field in preset) && !without.includes(field));
}
