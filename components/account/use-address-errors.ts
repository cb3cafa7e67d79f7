import { useState } from "react";
import type { AddressInput } from "@/services/account/saved-addresses-service";
import type { AddressPart } from "@/utils/addresses/saved-address";

/** Parts that must be corrected, with the server's own reason where it gave one. */
export type AddressErrors = ReadonlyMap<AddressPart, string | null>;

/** What is wrong with the address in the form, part by part, and why nothing was saved. */
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
    /** A part that is typed again is not wrong any more. */
    clear(changes: Partial<AddressInput>) {
      setValidationErrors((before) => new Map([...before].filter(([part]) => !(part in changes))));
      setFailure(undefined);
    },
  };
}
