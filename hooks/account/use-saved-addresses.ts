import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import type { SavedAddress } from "@/services/account/saved-addresses-service";
import { ApiError } from "@/services/api/api-error";
import { readToken } from "@/services/login/session-cookie";
import { PLACE_KEY } from "@/utils/addresses/chosen-place";
import { isSamePlace, SAVED_ADDRESS_LIMIT } from "@/utils/addresses/saved-address";
import { readStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { type CheckoutFields, parsePlace } from "@/utils/checkout/checkout-form";

/** The part of a checkout's form that an address fills in. */
export interface AddressedForm {
  fields: CheckoutFields;
  change(changes: Partial<CheckoutFields>): void;
  /** What the form does; from `placing` on the order is sent. */
  state: "editing" | "waiting" | "placing" | "leaving";
}

export interface SavedAddresses {
  /** Those of the logged-in number, the default first; none for a visitor. */
  addresses: readonly SavedAddress[];
  /** The one that is filled in; null when another was typed. */
  chosen: SavedAddress | null;
  /** Fills the form in; null empties the place for another address. */
  choose(address: SavedAddress | null): void;
  /** True while the chosen address says it all: its fields below are closed. */
  isFolded: boolean;
  /** Opens the fields for a change. */
  unfold(): void;
  /** True where the typed address can be saved: for a logged-in buyer with a free slot. */
  canSave: boolean;
  /** Whether the typed address is saved when the order is placed. */
  wanted: boolean;
  setWanted(wanted: boolean): void;
}

const loadService = () => import("@/services/account/saved-addresses-service");
const nowhere = { district: "", area: "", postCode: "", address: "", storeId: "" };

/** True while the place is empty, or is that of this browser's last order: nothing that the buyer typed here is lost. */
function isUntouched({ district, area, postCode, address }: CheckoutFields): boolean {
  if (address.trim() !== "") return false;
  const last = { ...nowhere, ...parsePlace(readStored("local", PLACE_KEY)) };
  return district === "" || isSamePlace({ district, area, postCode, address: "" }, last);
}

/** The token of the session; a log-in or a log-out on this page reads it anew. */
function useSessionToken(): string | null {
  const { events } = useRouter();
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const look = () => setToken(readToken());
    look();
    events.on("routeChangeComplete", look);
    return () => events.off("routeChangeComplete", look);
  }, [events]);
  return token;
}

/** The addresses of a session; null until they are known. @param onListed called when they were listed */
function useAddressList(token: string | null, onListed: (addresses: readonly SavedAddress[]) => void) {
  const api = useApi();
  const [known, setKnown] = useState<{ token: string; addresses: readonly SavedAddress[] } | null>(null);
  const listed = useRef(onListed);
  listed.current = onListed;

  useEffect(() => {
    if (token === null) return;
    let isGone = false;
    loadService()
      .then(({ listSavedAddresses }) => listSavedAddresses(api))
      .then(
        (addresses) => {
          if (isGone) return;
          setKnown({ token, addresses });
          listed.current(addresses);
        },
        (error: unknown) => {
          // Of a session that is over the page says so itself.
          if (error instanceof ApiError && error.code === "no-session") return;
          logFailure("The saved addresses could not be listed", error);
        },
      );
    return () => {
      isGone = true;
    };
  }, [api, token]);

  return { mine: known !== null && known.token === token ? known.addresses : null, setKnown };
}

/**
 * The saved addresses of the logged-in number at a checkout: the default is filled in, another one is one tap, and a
 * typed one is saved with the order where the buyer wants it (docs/decisions/11). The script for the calls is loaded
 * for logged-in buyers alone.
 */
export function useSavedAddresses({ fields, change, state }: AddressedForm): SavedAddresses {
  const api = useApi();
  const token = useSessionToken();
  const [wanted, setWanted] = useState(false);
  // Never while it is typed: the fields would close under the fingers when the text becomes that of a saved address.
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
    if (!isPlacing || !wanted || !canSave || token === null || sent.current) return;
    sent.current = true;
    const { district, area, postCode, address, fullName } = latest.current;
    loadService()
      .then(({ saveAddress }) => saveAddress(api, { label: "", fullName, district, area, postCode, address }))
      .then(
        (saved) => setKnown({ token, addresses: saved }),
        // The order does not depend on it.
        (error: unknown) => logFailure("The address was not saved", error),
      );
  }, [api, token, isPlacing, wanted, canSave, setKnown]);

  return {
    addresses,
    chosen,
    choose(address) {
      setFolds(address !== null);
      change(address === null ? nowhere : filledIn(address, ""));
    },
    isFolded: folds && chosen !== null,
    unfold: () => setFolds(false),
    canSave,
    wanted,
    setWanted,
  };
}

/** The fields of an address. @param typedName stays where the buyer typed one */
function filledIn(address: SavedAddress, typedName: string): Partial<CheckoutFields> {
  const { fullName, district, area, postCode } = address;
  const name = typedName.trim() === "" ? fullName : typedName;
  return { fullName: name, district, area, postCode, address: address.address, storeId: "" };
}
