import type { AddressForm } from "@/components/account/use-address-form";
import type { AddressPart } from "@/utils/addresses/saved-address";

/** The props of each control of the form: id, value and error. @param id of the form */
export function fieldOf(id: string, part: AddressPart, { fields, validationErrors }: AddressForm) {
  const isWrong = validationErrors.has(part);
  return {
    id: `${id}-${part}`,
    value: fields[part],
    invalid: isWrong,
    describedBy: isWrong ? `${id}-${part}-error` : part === "postCode" ? `${id}-hint` : undefined,
  };
}
