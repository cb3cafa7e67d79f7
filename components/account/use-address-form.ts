import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { emptyAddress, readAddressDraft, removeAddressDraft, saveAddressDraft } from "@/hooks/account/address-draft";
import { useSessionEnd } from "@/hooks/account/use-account-block";
import type { EditedAddress } from "@/hooks/account/use-address-book";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { usePostCode } from "@/hooks/checkout/use-post-code";
import { useAction } from "@/hooks/ui/use-action";
import { keepOwnWords, useSentence } from "@/hooks/ui/use-language-change";
import { useTexts } from "@/hooks/ui/use-texts";
import { type AddressInput, type SavedAddress, saveAddress } from "@/services/account/saved-addresses-service";
import { isRefusal } from "@/services/api/api-error";
import { type District, listAllDistricts } from "@/services/checkout/delivery-service";
import { thanaOfPostCode } from "@/utils/addresses/place-search";
import { type AddressPart, addressPartOf, findAddressErrors } from "@/utils/addresses/saved-address";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { logFailure } from "@/utils/browser/log-failure";

/** The fields that must be corrected, each with the server's reason if it gave one, else null. */
type AddressErrors = ReadonlyMap<AddressPart, string | null>;

const NO_ERRORS: AddressErrors = new Map();

/** The errors that the site has its own words for. */
const withoutReasons = (errors: AddressErrors): AddressErrors =>
  new Map([...errors].filter(([, reason]) => reason === null));

/** The errors of the address form, field by field, and the reason why nothing was saved. */
function useAddressErrors() {
  const [validationErrors, setValidationErrors] = useSentence(NO_ERRORS, { keep: withoutReasons });
  const [failure, setFailure] = useSentence<string | null | undefined>(undefined, { keep: keepOwnWords });
  const [tries, setTries] = useState(0);
  return {
    validationErrors,
    failure,
    tries,
    setFailure,
    show(wrong: AddressErrors, otherError: string | null | undefined) {
      setValidationErrors(wrong);
      setFailure(otherError);
      setTries((before) => before + 1);
    },
    /** Clears the error of a field when its text changes. */
    clear(changes: Partial<AddressInput>) {
      setValidationErrors((before) => new Map([...before].filter(([part]) => !(part in changes))));
      setFailure(undefined);
    },
  };
}

/** The districts with delivery; empty until they have loaded. */
function useDeliveryDistricts(onFailure: () => void): readonly District[] {
  const api = useApi();
  const { language } = useTexts();
  const [districts, setDistricts] = useState<readonly District[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once in each language
  useEffect(
    () =>
      handleInEffect(
        listAllDistricts(api),
        (all) => setDistricts(all.filter(({ delivered }) => delivered !== false)),
        (error) => {
          logFailure("The districts could not be listed", error);
          onFailure();
        },
      ),
    [api, language],
  );
  return districts;
}

export type AddressForm = ReturnType<typeof useAddressForm>;

/** What the server refused: the fields with its reasons, or else its message. Null when there was no answer. */
function refusalOf(error: unknown): { parts: Map<AddressPart, string>; other: string | null | undefined } {
  const errors = isRefusal(error) ? error.errors : [];
  const named = errors.flatMap(({ field, message }) => {
    const part = addressPartOf(field);
    return part === null ? [] : [[part, message] as const];
  });
  return { parts: new Map(named), other: named.length > 0 ? undefined : (errors[0]?.message ?? null) };
}

/** The typed values. They are stored until the address is saved: the session can end before that. */
function useAddressDraft(edited: EditedAddress, owner: string) {
  const id = edited === "new" ? null : edited.id;
  const [initial] = useState(() => {
    const draft = readAddressDraft(owner);
    if (draft?.id === id) return draft;
    return { id, fields: edited === "new" ? emptyAddress : edited, makeDefault: false };
  });
  const [fields, setFields] = useState<AddressInput>(initial.fields);
  const [makeDefault, setMakeDefault] = useState(initial.makeDefault);
  const isTyped = fields !== initial.fields || makeDefault !== initial.makeDefault;
  useEffect(() => {
    if (isTyped) saveAddressDraft(owner, { id, fields, makeDefault });
  }, [isTyped, owner, id, fields, makeDefault]);
  return { id, fields, setFields, makeDefault, setMakeDefault };
}

interface AddressFormOptions {
  edited: EditedAddress;
  /** The logged-in number. */
  owner: string;
  onSaved: (addresses: SavedAddress[]) => void;
}

/** The form of one address. A complete post code fills in district and thana, as it does at the checkout. */
export function useAddressForm({ edited, owner, onSaved }: AddressFormOptions) {
  const api = useApi();
  const isOver = useSessionEnd();
  const { id, fields, setFields, makeDefault, setMakeDefault } = useAddressDraft(edited, owner);
  const errors = useAddressErrors();
  const districts = useDeliveryDistricts(() => errors.setFailure(null));
  const thanas = useDistrictThanas(fields.district);

  const change = (changes: Partial<AddressInput>) => {
    setFields((before) => ({ ...before, ...changes }));
    errors.clear(changes);
  };
  const lookUp = usePostCode({
    onFound(postCode, places) {
      const [{ district } = { district: "" }] = places;
      change({ postCode, district, area: thanaOfPostCode(places.filter((place) => place.district === district)) });
    },
  });
  const { state, run: save } = useAction(
    "An address could not be saved",
    async () => {
      const saved = await saveAddress(api, fields, { id, makeDefault });
      removeAddressDraft();
      onSaved(saved);
    },
    (error) => {
      if (isOver(error)) return true;
      const { parts, other } = refusalOf(error);
      errors.show(parts, other);
      return false;
    },
  );
  const saving = state === "busy";
  const submit = async () => {
    if (saving) return;
    const wrong = findAddressErrors(fields);
    if (wrong.length > 0) return errors.show(new Map(wrong.map((part) => [part, null])), undefined);
    await save();
  };
  return {
    fields,
    change,
    chooseDistrict: (district: string) => change({ district, area: "" }),
    typePostCode(postCode: string) {
      change({ postCode });
      lookUp(postCode);
    },
    districts,
    thanas,
    makeDefault,
    setMakeDefault,
    validationErrors: errors.validationErrors,
    /** Why nothing was saved although no field is wrong. Undefined: no failure. Null: no answer. */
    failure: errors.failure,
    /** Grows with each failed attempt, so that the form can move the focus. */
    tries: errors.tries,
    saving,
    submit,
  };
}
