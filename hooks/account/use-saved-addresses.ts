import { useRouter } from "next/router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { ApiError } from "@/services/api/api-error";
import { readToken } from "@/services/login/session-cookie";
import { PLACE_KEY } from "@/utils/addresses/chosen-place";
import { isSamePlace, SAVED_ADDRESS_LIMIT } from "@/utils/addresses/saved-address";
import { readStored } from "@/utils/browser/browser-storage";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { logFailure } from "@/utils/browser/log-failure";
import { type CheckoutFields, parsePlace } from "@/utils/checkout/checkout-form";

/** The part of a checkout form that a saved address fills in. */
interface AddressedForm {
  fields: CheckoutFields;
  change(changes: Partial<CheckoutFields>): void;
  /** The state of the form. In the state `placing` the order is being sent. */
  state: "editing" | "waiting" | "placing" | "leaving";
}

export type SavedAddresses = ReturnType<typeof useSavedAddresses>;

const loadService = () => import("@/services/account/saved-addresses-service");
const emptyPlace = { district: "", area: "", postCode: "", address: "", storeId: "" };

/** True when the address is empty, or is that of this browser's last order: a change loses no text that was typed. */
function isUntouched({ district, area, postCode, address }: CheckoutFields): boolean {
  if (address.trim() !== "") return false;
  const last = { ...emptyPlace, ...parsePlace(readStored("local", PLACE_KEY)) };
  return district === "" || isSamePlace({ district, area, postCode, address: "" }, last);
}

/** The token of the session; read again after a log-in or a log-out on this page. */
function useSessionToken(): string | null {
  const { events } = useRouter();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const updateToken = () => setToken(readToken());
    updateToken();
    events.on("routeChangeComplete", updateToken);
    return () => events.off("routeChangeComplete", updateToken);
  }, [events]);
  return token;
}

/** The addresses of a session; null until they have loaded. @param onListed called when they have loaded */
function useAddressList(token: string | null, onListed: (addresses: readonly SavedAddress[]) => void) {
  const api = useApi();
  const [known, setKnown] = useState<{ token: string; addresses: readonly SavedAddress[] } | null>(null);
  const listed = useEffectEvent(onListed);

  useEffect(() => {
    if (token === null) return;
    return handleInEffect(
      loadService().then(({ listSavedAddresses }) => listSavedAddresses(api)),
      (addresses) => {
        setKnown({ token, addresses });
        listed(addresses);
      },
      (error) => {
        // If the session has expired, the page itself says so.
        if (error instanceof ApiError && error.code === "no-session") return;
        logFailure("The saved addresses could not be listed", error);
      },
    );
  }, [api, token]);

  return { mine: known !== null && known.token === token ? known.addresses : null, setKnown };
}

/**
 * The saved addresses of the logged-in number at a checkout: the default is filled in, another one is one tap away, and
 * a typed one is saved with the order if the buyer wants this (docs/decisions/11). The script for the calls is loaded
 * only for logged-in buyers.
 */
export function useSavedAddresses({ fields, change, state }: AddressedForm) {
  const api = useApi();
  const token = useSessionToken();
  const [isSaveRequested, setSaveRequested] = useState(false);
  // Not set while the buyer types: the fields would close during typing when the text equals a saved address.
  const [folds, setFolds] = useState(false);
  const latest = useRef(fields);
  latest.current = fields;
  const { mine, setKnown } = useAddressList(token, (addresses) => {
    const first = addresses[0];
    const isFilledIn = first !== undefined && isUntouched(fields);
    if (isFilledIn) change(filledIn(first, fields.fullName));
    setFolds(isFilledIn || addresses.some((address) => isSamePlace(address, fields)));
  });

  const addresses = mine ?? [];
  const chosen = addresses.find((address) => isSamePlace(address, fields)) ?? null;
  const canSave = mine !== null && mine.length < SAVED_ADDRESS_LIMIT && chosen === null;

  const sent = useRef(false);
  const isPlacing = state === "placing";
  useEffect(() => {
    if (!isPlacing) sent.current = false;
    if (!isPlacing || !isSaveRequested || !canSave || token === null || sent.current) return;
    sent.current = true;
    const { district, area, postCode, address, fullName } = latest.current;
    loadService()
      .then(({ saveAddress }) => saveAddress(api, { label: "", fullName, district, area, postCode, address }))
      .then(
        (saved) => setKnown({ token, addresses: saved }),
        // The order does not depend on saving the address.
        (error: unknown) => logFailure("The address could not be saved", error),
      );
  }, [api, token, isPlacing, isSaveRequested, canSave, setKnown]);

  return {
    /** The addresses of the logged-in number, the default first; empty for a visitor. */
    addresses,
    /** The address that is filled in; null when the buyer typed another one. */
    chosen,
    /** Fills in the form; null empties the address fields for another address. */
    choose(address: SavedAddress | null) {
      setFolds(address !== null);
      change(address === null ? emptyPlace : filledIn(address, ""));
    },
    /** True when the chosen address fills in everything: its fields below are hidden. */
    isFolded: folds && chosen !== null,
    /** Opens the fields, so that the buyer can change them. */
    unfold: () => setFolds(false),
    /** True when the typed address can be saved: the buyer is logged in and has a free slot. */
    canSave,
    /** True when the typed address is saved as the order is placed. */
    isSaveRequested,
    setSaveRequested,
  };
}

/** The form fields for an address. @param typedName is kept if the buyer typed a name */
function filledIn(address: SavedAddress, typedName: string): Partial<CheckoutFields> {
  const { fullName, district, area, postCode } = address;
  const name = typedName.trim() === "" ? fullName : typedName;
  return { fullName: name, district, area, postCode, address: address.address, storeId: "" };
}
