import type { AddressForm } from "@/components/account/use-address-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AddressPart } from "@/utils/addresses/saved-address";

/** The props of each field of the form: id, value and error. @param id of the form */
export function useAddressFields(id: string, { fields, validationErrors }: AddressForm) {
  const { t } = useTexts("address-form");
  return (part: AddressPart) => ({
    id: `${id}-${part}`,
    value: fields[part],
    error: validationErrors.has(part) ? (validationErrors.get(part) ?? t(`errors.${part}`)) : undefined,
  });
}
