import { useState } from "react";
import type { AddressInput } from "@/services/account/saved-addresses-service";
import type { AddressPart } from "@/utils/addresses/saved-address";

/** The fields that must be corrected, each with the server's reason if it gave one, else null. */
export type AddressErrors = ReadonlyMap<AddressPart, string | null>;

/** The errors of the address form, field by field, and the reason why nothing was saved. */
export function useAddressErrors() {
  const [validationErrors, setValidationErrors] = useState<AddressErrors>(new Map());
  const [failure, setFailure] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  return {
    validationErrors,
    failure,
    tries,
    setFailure,
    show(wrong: AddressErrors, why: string | null | undefined) {
      setValidationErrors(wrong);
      setFailure(why);
      setTries((before) => before + 1);
    },
    /** Clears the error of a field when its text changes. */
    clear(changes: Partial<AddressInput>) {
      setValidationErrors((before) => new Map([...before].filter(([part]) => !(part in changes))));
      setFailure(undefined);
    },
  };
}
