import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useSessionEnd } from "@/hooks/account/use-account-block";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { usePostCode } from "@/hooks/checkout/use-post-code";
import { type AddressInput, type SavedAddress, saveAddress } from "@/services/account/saved-addresses-service";
import { ApiError } from "@/services/api/api-error";
import { type District, listAllDistricts, type Place } from "@/services/checkout/delivery-service";
import { thanaOfPostCode } from "@/utils/addresses/place-search";
import { type AddressPart, addressPartOf, findAddressErrors } from "@/utils/addresses/saved-address";
import { logFailure } from "@/utils/browser/log-failure";

const empty: AddressInput = { label: "", fullName: "", district: "", area: "", postCode: "", address: "" };

export interface AddressForm {
  fields: AddressInput;
  change(changes: Partial<AddressInput>): void;
  chooseDistrict(district: string): void;
  typePostCode(postCode: string): void;
  districts: readonly District[];
  thanas: readonly Place[];
  makeDefault: boolean;
  setMakeDefault(wanted: boolean): void;
  /** Parts that must be corrected, with the server's own reason where it gave one. */
  validationErrors: ReadonlyMap<AddressPart, string | null>;
  /** Why nothing was saved although no part is wrong; undefined for no fault, null when nothing answered. */
  failure: string | null | undefined;
  /** Grows with every refused try, so that the form can move the focus. */
  tries: number;
  saving: boolean;
  submit(): Promise<void>;
}

/** The form of one address. A whole post code fills in district and thana, as it does at the checkout. */
export function useAddressForm(edited: EditedAddress, onSaved: (addresses: SavedAddress[]) => void): AddressForm {
  const api = useApi();
  const isOver = useSessionEnd();
  const isNew = edited === "new";
  const [fields, setFields] = useState<AddressInput>(isNew ? empty : edited);
  const [makeDefault, setMakeDefault] = useState(false);
  const [districts, setDistricts] = useState<readonly District[]>([]);
  const [validationErrors, setValidationErrors] = useState<AddressForm["validationErrors"]>(new Map());
  const [failure, setFailure] = useState<string | null | undefined>(undefined);
  const [tries, setTries] = useState(0);
  const [saving, setSaving] = useState(false);
  const thanas = useDistrictThanas(fields.district);

  useEffect(() => {
    let isGone = false;
    listAllDistricts(api).then(
      (all) => {
        if (!isGone) setDistricts(all.filter(({ delivered }) => delivered !== false));
      },
      (error: unknown) => {
        logFailure("The districts could not be listed", error);
        if (!isGone) setFailure(null);
      },
    );
    return () => {
      isGone = true;
    };
  }, [api]);

  const change = (changes: Partial<AddressInput>) => {
    setFields((before) => ({ ...before, ...changes }));
    setValidationErrors((before) => new Map([...before].filter(([part]) => !(part in changes))));
    setFailure(undefined);
  };
  const lookUp = usePostCode({
    onFound(postCode, places) {
      const [{ district } = { district: "" }] = places;
      change({ postCode, district, area: thanaOfPostCode(places.filter((place) => place.district === district)) });
    },
  });
  const setErrors = (wrong: AddressForm["validationErrors"], why: string | null | undefined) => {
    setValidationErrors(wrong);
    setFailure(why);
    setTries((before) => before + 1);
  };
  const submit = async () => {
    if (saving) return;
    const wrong = findAddressErrors(fields);
    if (wrong.length > 0) return setErrors(new Map(wrong.map((part) => [part, null])), undefined);
    setSaving(true);
    try {
      onSaved(await saveAddress(api, fields, { id: isNew ? null : edited.id, makeDefault }));
    } catch (error) {
      if (isOver(error)) return;
      logFailure("An address was not saved", error);
      const errors = error instanceof ApiError && error.kind === "refused" ? error.errors : [];
      const named = errors.flatMap(({ field, message }) => {
        const part = addressPartOf(field);
        return part === null ? [] : [[part, message] as const];
      });
      setErrors(new Map(named), named.length > 0 ? undefined : (errors[0]?.message ?? null));
    } finally {
      setSaving(false);
    }
  };
  return {
    fields,
    change,
    chooseDistrict: (district) => change({ district, area: "" }),
    typePostCode(postCode) {
      change({ postCode });
      lookUp(postCode);
    },
    districts,
    thanas,
    makeDefault,
    setMakeDefault,
    validationErrors,
    failure,
    tries,
    saving,
    submit,
  };
}
