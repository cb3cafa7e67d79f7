import { toAsciiDigits } from "@/utils/numbers/digits";

/** The number of addresses that one user can save. */
export const SAVED_ADDRESS_LIMIT = 5;

/** A part of an address that an error can be about. */
export type AddressPart = "postCode" | "district" | "area" | "address" | "fullName" | "label";

/** The order of the parts in the form. */
const addressParts: readonly AddressPart[] = ["postCode", "district", "area", "address", "fullName", "label"];

const limits = { address: 300, fullName: 100, label: 30 } as const;
const POST_CODE = /^\d{4}$/;

/** The parts that must be corrected before an address is sent, in the order of the form. */
export function findAddressErrors(fields: Readonly<Record<AddressPart, string>>): AddressPart[] {
  const fine: Readonly<Record<AddressPart, boolean>> = {
    postCode: POST_CODE.test(toAsciiDigits(fields.postCode.trim())),
    district: fields.district !== "",
    area: fields.area !== "",
    address: fields.address.trim() !== "" && fields.address.trim().length <= limits.address,
    fullName: fields.fullName.trim() !== "" && fields.fullName.trim().length <= limits.fullName,
    label: fields.label.trim().length <= limits.label,
  };
  return addressParts.filter((part) => !fine[part]);
}

const PART_OF_FIELD: ReadonlyMap<string, AddressPart> = new Map([
  ["post_code", "postCode"],
  ["district", "district"],
  ["area", "area"],
  ["address", "address"],
  ["full_name", "fullName"],
  ["label", "label"],
]);

/** The part of the form that a refusal's field refers to; null when it refers to none. */
export function addressPartOf(field: string | undefined): AddressPart | null {
  return (field !== undefined && PART_OF_FIELD.get(field)) || null;
}

const PLACE_PARTS = ["district", "area", "postCode", "address"] as const;

/** The text of a parcel's address. */
type AddressPlace = Readonly<Record<(typeof PLACE_PARTS)[number], string>>;

/** True when two addresses are the same, whatever the receiver's name. */
export function isSamePlace(one: AddressPlace, other: AddressPlace): boolean {
  return PLACE_PARTS.every((part) => toAsciiDigits(one[part].trim()) === toAsciiDigits(other[part].trim()));
}
