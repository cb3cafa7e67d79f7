import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { readFields } from "@/utils/text/json-fields";

/** The values that a customer types and chooses at the checkout, as text. */
export interface CheckoutFields {
  fullName: string;
  msisdn: string;
  email: string;
  district: string;
  /** Thana. */
  area: string;
  postCode: string;
  address: string;
  /** Code of the store for a pick-up. */
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

/** How an order reaches its buyer: delivered, picked up at a store, or sent by text message (only eSIMs). */
export type Fulfilment = "door" | "store" | "text";

/**
 * True for the button that submits the form. An error shown when the field loses the focus would move the button
 * away from the pointer; the click itself shows every error.
 */
export function isSubmit(next: EventTarget | null): boolean {
  return next instanceof HTMLButtonElement && next.type === "submit";
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const filled = (value: string, max: number) => value.trim() !== "" && value.trim().length <= max;

/**
 * The parts that the customer must correct before anything is sent, in the order of the page. A post code fills in
 * district and thana, so an empty place counts as one missing part, not three.
 * @param fulfilment `store` replaces the address, and `text` needs no place at all
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

/** The errors that are certain now: a place that is still being looked up may be valid in a moment. */
export const certainErrors = (
  fields: CheckoutFields,
  { fulfilment, isFindingPlace }: { fulfilment: Fulfilment; isFindingPlace: boolean },
): CheckoutPart[] =>
  findValidationErrors(fields, fulfilment).filter((part) => !(isFindingPlace && PLACE_PARTS.includes(part)));

/** The state that decides which errors of the form are visible. */
export interface FieldStates {
  /** Parts that were wrong when the customer tried to order. A part that is asked for later is not an error yet. */
  tried: readonly CheckoutPart[];
  /** Fields that were edited and lost the focus. */
  left: readonly CheckoutPart[];
  /** Parts that the server refused: only another request can show that they are now correct. */
  refused: readonly CheckoutPart[];
}

/**
 * The errors to show, in the order of the page.
 * @param wrong every part that is wrong or missing at this moment
 */
export function shownErrors(wrong: readonly CheckoutPart[], { tried, left, refused }: FieldStates): CheckoutPart[] {
  return checkoutParts.filter(
    (part) => refused.includes(part) || (wrong.includes(part) && (tried.includes(part) || left.includes(part))),
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

/** The part of the form that a refusal's field refers to; null when it refers to something else, e.g. the cart. */
export function partOfField(field: string | undefined): CheckoutPart | null {
  return (field !== undefined && PART_OF_FIELD.get(field)) || null;
}

/** The texts with these names in a stored value; values that are not text, and invalid JSON, are ignored. */
function parseTexts<Name extends keyof CheckoutFields>(stored: string | null, names: readonly Name[]) {
  const value = readFields(stored);
  const entries = names.map((name) => [name, value?.[name]]);
  const texts = entries.filter(([, text]) => typeof text === "string");
  return Object.fromEntries(texts) as Partial<Pick<CheckoutFields, Name>>;
}

/** Reads a stored draft; any other value gives an empty form. */
export function parseDraft(stored: string | null): CheckoutFields {
  return { ...emptyCheckout, ...parseTexts(stored, Object.keys(emptyCheckout) as (keyof CheckoutFields)[]) };
}

/** Reads the place of this browser's last order, which contains no names; any other value gives no place. */
export function parsePlace(stored: string | null): Partial<Pick<CheckoutFields, "district" | "area" | "postCode">> {
  return parseTexts(stored, ["district", "area", "postCode"]);
}
