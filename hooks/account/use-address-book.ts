import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import {
  chooseDefaultAddress,
  listSavedAddresses,
  removeAddress,
  type SavedAddress,
} from "@/services/account/saved-addresses-service";
import type { Api } from "@/services/api/api-client";
import { logFailure } from "@/utils/browser/log-failure";

/** The address that is being edited: a saved one or a new one. */
export type EditedAddress = SavedAddress | "new";

export type AddressBook = ReturnType<typeof useAddressBook>;

/** The addresses saved by the user's number, and the functions that change them. */
export function useAddressBook(initial: SavedAddress[] | null) {
  const api = useApi();
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, listSavedAddresses);
  const [edited, setEdited] = useState<EditedAddress | null>(null);
  const [removalId, setRemovalId] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<"saved" | "removed" | "chosen" | "failed" | null>(null);

  const change = async (
    id: string,
    call: (api: Api, address: { id: string }) => Promise<SavedAddress[]>,
    done: "removed" | "chosen",
  ) => {
    if (busy !== null) return;
    setBusy(id);
    setOutcome(null);
    try {
      block.setData(await call(api, { id }));
      setRemovalId(null);
      setOutcome(done);
    } catch (error) {
      if (isOver(error)) return;
      logFailure("An address could not be changed", error);
      setOutcome("failed");
    } finally {
      setBusy(null);
    }
  };
  return {
    block,
    edited,
    edit(address: EditedAddress | null) {
      setEdited(address);
      setRemovalId(null);
      setOutcome(null);
    },
    /** Call with the addresses that the form saved. */
    saved(addresses: SavedAddress[]) {
      block.setData(addresses);
      setEdited(null);
      setOutcome("saved");
    },
    /** Id of the address that the user wants to delete and must confirm. */
    removalId,
    requestRemoval(id: string | null) {
      setRemovalId(id);
      setOutcome(null);
    },
    remove: async () => {
      if (removalId !== null) await change(removalId, removeAddress, "removed");
    },
    chooseDefault: ({ id }: SavedAddress) => change(id, chooseDefaultAddress, "chosen"),
    /** Id of the address that is being changed by a call. */
    busy,
    /** The result of the last call. */
    outcome,
  };
}
