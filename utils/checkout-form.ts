import { normaliseMsisdn } from "@/utils/msisdn";

/** What a customer types and chooses at the checkout, as text. */
export interface CheckoutFields {
  fullName: string;
  msisdn: string;
  email: string;
  district: string;
  /** Thana. */
  area: string;
  postCode: string;
  address: string;
  /** Code of the store of a pick-up. */
  storeId: string;
  note: string;
}

/** Every part of the form that an error can be about. */
export type CheckoutPart = keyof CheckoutFields | "deliveryType" | "promotion" | "paymentMethod" | "emiPlan";

export const emptyCheckout: CheckoutFields = {
  fullName: "",
  msisdn: "",
  email: "",
  district: "",
  area: "",
  postCode: "",
  address: "",
  storeId: "",
  note: "",
};

/** The order of the parts on the page, which is the order of the error summary. */
export const checkoutParts: readonly CheckoutPart[] = [
  "fullName",
  "msisdn",
  "email",
  "district",
  "deliveryType",
  "area",
  "postCode",
  "storeId",
  "address",
  "note",
  "promotion",
  "paymentMethod",
  "emiPlan",
];

/** How an order is to reach its buyer: brought, fetched at a store, or texted (eSIMs alone). */
export type OrderReach = "door" | "store" | "text";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const filled = (value: string, most: number) => value.trim() !== "" && value.trim().length <= most;

/**
 * The parts that the customer must correct before anything is sent, in the order of the page.
 * @param reach a store stands for the address, and what is texted needs no place at all
 */
export function findMistakes(fields: CheckoutFields, reach: OrderReach = "door"): CheckoutPart[] {
  const [toDoor, toStore, isTexted] = [reach === "door", reach === "store", reach === "text"];
  const fine: Record<keyof CheckoutFields, boolean> = {
    fullName: filled(fields.fullName, 100),
    msisdn: normaliseMsisdn(fields.msisdn) !== null,
    email: fields.email.trim() === "" || (EMAIL.test(fields.email.trim()) && fields.email.trim().length <= 200),
    district: isTexted || fields.district !== "",
    postCode: !toDoor || fields.postCode !== "",
    area: isTexted || fields.area !== "",
    storeId: !toStore || fields.storeId !== "",
    address: !toDoor || filled(fields.address, 300),
    note: isTexted || fields.note.trim().length <= 300,
  };
  return checkoutParts.filter((part) => part in fine && !fine[part as keyof CheckoutFields]);
}

const PART_OF_FIELD: ReadonlyMap<string, CheckoutPart> = new Map([
  ["full_name", "fullName"],
  ["msisdn", "msisdn"],
  ["email", "email"],
  ["district", "district"],
  ["area", "area"],
  ["post_code", "postCode"],
  ["address", "address"],
  ["note", "note"],
  ["delivery_type", "deliveryType"],
  ["type", "deliveryType"],
  ["store_id", "storeId"],
  ["promotion", "promotion"],
  ["payment_method", "paymentMethod"],
  ["emi_plan", "emiPlan"],
]);

/** The part of the form that a refusal's field is about; null when it is about something else, e.g. the cart. */
export function partOfField(field: string | undefined): CheckoutPart | null {
  return (field !== undefined && PART_OF_FIELD.get(field)) || null;
}

/** The texts under these names in a stored value; what is no text, or no JSON, is left out. */
function parseTexts<Name extends keyof CheckoutFields>(stored: string | null, names: readonly Name[]) {
  if (stored === null) return {};
  try {
    const value = JSON.parse(stored) as Record<string, unknown> | null;
    const entries = names.map((name) => [name, value?.[name]]);
    const texts = entries.filter(([, text]) => typeof text === "string");
    return Object.fromEntries(texts) as Partial<Pick<CheckoutFields, Name>>;
  } catch {
    return {};
  }
}

/** Reads a kept draft; anything else than a draft is an empty form. */
export function parseDraft(stored: string | null): CheckoutFields {
  return { ...emptyCheckout, ...parseTexts(stored, Object.keys(emptyCheckout) as (keyof CheckoutFields)[]) };
}

/** Reads the place of this browser's last order, which names nobody; anything else is no place. */
export function parsePlace(stored: string | null): Partial<Pick<CheckoutFields, "district" | "area" | "postCode">> {
  return parseTexts(stored, ["district", "area", "postCode"]);
}
