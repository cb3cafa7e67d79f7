import type { ReactNode } from "react";
import formStyles from "@/components/account/address-book.module.css";
import type { AddressForm as Form } from "@/components/account/use-address-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AddressPart } from "@/utils/addresses/saved-address";

interface AddressPartFieldProps {
  id: string;
  part: AddressPart;
  form: Pick<Form, "validationErrors">;
  children: ReactNode;
}

/** A field with its error message. */
export function AddressPartField({ id, part, form, children }: AddressPartFieldProps) {
  const { t } = useTexts("address-form");
  return (
    <div className={formStyles.part}>
      {children}
      {form.validationErrors.has(part) && (
        <p id={`${id}-${part}-error`} className={formStyles.error}>
          {form.validationErrors.get(part) ?? t(`errors.${part}`)}
        </p>
      )}
    </div>
  );
}
