import { isAdBudget, MAX_AD_BUDGET, MIN_AD_BUDGET } from "@/utils/forms/ad-plan";
import { readTaka } from "@/utils/money/typed-taka";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields, textsOf } from "@/utils/text/json-fields";

/** The fields of an ad order that are typed or chosen, in the order of the form. */
export const AD_ORDER_FIELDS = [
  ...(["company", "full_name", "msisdn", "email", "product", "audience", "budget"] as const),
  ...(["starts_on", "ends_on", "message"] as const),
] as const;
export type AdOrderField = (typeof AD_ORDER_FIELDS)[number];
export type AdOrderTyped = Readonly<Record<AdOrderField, string>>;
export type AdOrderFieldErrors = Readonly<Partial<Record<AdOrderField, "missing" | "invalid">>>;

export const EMPTY_AD_ORDER: AdOrderTyped = {
  company: "",
  full_name: "",
  msisdn: "",
  email: "",
  product: "",
  audience: "",
  budget: "",
  starts_on: "",
  ends_on: "",
  message: "",
};
const OPTIONAL: readonly AdOrderField[] = ["email", "message"];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The errors of an order before it is sent; the server decides. @param minTaka minimum of the product, in whole taka */
export function adOrderErrors(typed: AdOrderTyped, minTaka: number): AdOrderFieldErrors {
  const fieldErrors: Partial<Record<AdOrderField, "missing" | "invalid">> = {};
  for (const field of AD_ORDER_FIELDS) {
    if (typed[field].trim() === "" && !OPTIONAL.includes(field)) fieldErrors[field] = "missing";
  }
  const check = (field: AdOrderField, fits: boolean) => {
    if (typed[field].trim() !== "" && !fits) fieldErrors[field] = "invalid";
  };
  const budget = readTaka(typed.budget);
  check("msisdn", normaliseMsisdn(typed.msisdn) !== null);
  check("email", /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.email.trim()));
  check("budget", budget !== null && budget >= Math.max(minTaka, MIN_AD_BUDGET) && budget <= MAX_AD_BUDGET);
  check("starts_on", DAY.test(typed.starts_on));
  check("ends_on", DAY.test(typed.ends_on) && typed.ends_on >= typed.starts_on);
  return fieldErrors;
}

/** The data of an order in an address: a product, an audience and a budget that are on offer. */
export function readAdOrderAddress(
  search: string,
  offered: { products: readonly string[]; audiences: readonly string[] },
): Partial<AdOrderTyped> {
  const query = new URLSearchParams(search);
  const [product, audience, budget] = [query.get("product"), query.get("audience"), query.get("budget")];
  return {
    ...(product !== null && offered.products.includes(product) && { product }),
    ...(audience !== null && offered.audiences.includes(audience) && { audience }),
    ...(isAdBudget(readTaka(budget ?? "")) && { budget: String(readTaka(budget ?? "")) }),
  };
}

/** A stored draft as form values; missing values and values of another type are empty. */
export function readAdOrderDraft(text: string | null): AdOrderTyped {
  const stored = textsOf(readFields(text) ?? {});
  const entries = AD_ORDER_FIELDS.map((field) => [field, stored[field] ?? ""]);
  return Object.fromEntries(entries) as Record<AdOrderField, string>;
}
