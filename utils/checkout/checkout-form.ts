import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields } from "@/utils/text/json-fields";

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
  "postCode",
  "district",
  "area",
  "address",
  "deliveryType",
  "storeId",
  "note",
  "promotion",
  "paymentMethod",
  "emiPlan",
];

/** How an order is to reach its buyer: brought, fetched at a store, or texted (eSIMs alone). */
export type Fulfilment = "door" | "store" | "text";

/**
 * True for the button that sends the form. A mistake that would show because the field is left for it moves the button
 * away under the pointer; the click itself shows every mistake.
 */
export function isSubmit(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === "submit";
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const filled = (value: string, most: number) => value.trim() !== "" && value.trim().length <= most;

/**
 * The parts that the customer must correct before anything is sent, in the order of the page. A post code fills in
 * district and thana, so that an empty place is one missing thing, not three.
 * @param reach a store replaces the address, and what is texted needs no place at all
 */
export function findValidationErrors(fields: CheckoutFields, fulfilment: Fulfilment = "door"): CheckoutPart[] {
  const [toDoor, toStore, isTexted] = [fulfilment === "door", fulfilment === "store", fulfilment === "text"];
  const isPlaceEmpty = toDoor && fields.district === "" && fields.area === "" && fields.postCode === "";
  const fine: Record<keyof CheckoutFields, boolean> = {
    fullName: filled(fields.fullName, 100),
    msisdn: normaliseMsisdn(fields.msisdn) !== null,
    email: fields.email.trim() === "" || (EMAIL.test(fields.email.trim()) && fields.email.trim().length <= 200),
    district: isTexted || isPlaceEmpty || fields.district !== "",
    postCode: !toDoor || fields.postCode !== "",
    area: isTexted || isPlaceEmpty || fields.area !== "",
    storeId: !toStore || fields.storeId !== "",
    address: !toDoor || filled(fields.address, 300),
    note: isTexted || fields.note.trim().length <= 300,
  };
  return checkoutParts.filter((part) => part in fine && !fine[part as keyof CheckoutFields]);
}

const PLACE_PARTS: readonly CheckoutPart[] = ["postCode", "district", "area"];

/** The mistakes that are certain now: a place that is looked up may be right in a moment. */
export const certainErrors = (
  fields: CheckoutFields,
  { fulfilment, isFindingPlace }: { fulfilment: Fulfilment; isFindingPlace: boolean },
): CheckoutPart[] =>
  findValidationErrors(fields, fulfilment).filter((part) => !(isFindingPlace && PLACE_PARTS.includes(part)));

/** What makes a mistake of the form visible. */
export interface FieldStates {
  /** True once the customer has tried to order: whatever is wrong is then shown until it is right. */
  tried: boolean;
  /** Fields that were typed in and left. */
  left: readonly CheckoutPart[];
  /** Parts that the server refused: only another try can say that they are right now. */
  refused: readonly CheckoutPart[];
}

/**
 * The mistakes to show, in the order of the page.
 * @param wrong every part that is wrong or missing at this moment
 */
export function shownErrors(wrong: readonly CheckoutPart[], { tried, left, refused }: FieldStates): CheckoutPart[] {
  return checkoutParts.filter(
    (part) => refused.includes(part) || (wrong.includes(part) && (tried || left.includes(part))),
  );
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
  const value = readFields(stored);
  const entries = names.map((name) => [name, value?.[name]]);
  const texts = entries.filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Partial<Pick<CheckoutFields, Name>>;
}

/** Reads a kept draft; anything else than a draft is an empty form. */
export function parseDraft(stored: string | null): CheckoutFields {
  return { ...emptyCheckout, ...parseTexts(stored, Object.keys(emptyCheckout) as (keyof CheckoutFields)[]) };
}

/** Reads the place of this browser's last order, which has no names; anything else is no place. */
export function parsePlace(stored: string | null): Partial<Pick<CheckoutFields, "district" | "area" | "postCode">> {
  return parseTexts(stored, ["district", "area", "postCode"]);
}
