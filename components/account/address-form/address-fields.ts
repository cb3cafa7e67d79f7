import type { AddressForm } from "@/components/account/use-address-form";
import type { AddressPart } from "@/utils/addresses/saved-address";

/** What every control of the form takes from its part: id, value and error. @param id of the form */
export function fieldOf(id: string, part: AddressPart, { fields, validationErrors }: AddressForm) {
  const isWrong = validationErrors.has(part);
  return {
    id: `${id}-${part}`,
    value: fields[part],
    invalid: isWrong,
    describedBy: isWrong ? `${id}-${part}-error` : part === "postCode" ? `${id}-hint` : undefined,
  };
}
