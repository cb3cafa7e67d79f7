import { useState } from "react";
import type { AddressForm } from "@/components/account/use-address-form";
import type { AddressInput } from "@/services/account/saved-addresses-service";

/** What is wrong with the address in the form, part by part, and why nothing was saved. */
export function useAddressErrors() {
  const [validationErrors, setValidationErrors] = useState<AddressForm["validationErrors"]>(new Map());
  const [failure, setFailure] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  return {
    validationErrors,
    failure,
    tries,
    setFailure,
    show(wrong: AddressForm["validationErrors"], why: string | null | undefined) {
      setValidationErrors(wrong);
      setFailure(why);
      setTries((before) => before + 1);
    },
    /** A part that is typed again is not wrong any more. */
    clear(changes: Partial<AddressInput>) {
      setValidationErrors((before) => new Map([...before].filter(([part]) => !(part in changes))));
      setFailure(undefined);
    },
  };
}
