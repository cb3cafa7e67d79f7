import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type AccountBlock, useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
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

export interface AddressBook {
  block: AccountBlock<SavedAddress[]>;
  edited: EditedAddress | null;
  edit(address: EditedAddress | null): void;
  /** Call with the addresses that the form saved. */
  saved(addresses: SavedAddress[]): void;
  /** Id of the address that the user wants to delete and must confirm. */
  removalId: string | null;
  requestRemoval(id: string | null): void;
  remove(): Promise<void>;
  chooseDefault(address: SavedAddress): Promise<void>;
  /** Id of the address that is being changed by a call. */
  busy: string | null;
  /** The result of the last call. */
  outcome: "saved" | "removed" | "chosen" | "failed" | null;
}

/** The addresses saved by the user's number, and the functions that change them. */
export function useAddressBook(initial: SavedAddress[] | null): AddressBook {
  const api = useApi();
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, listSavedAddresses);
  const [edited, setEdited] = useState<EditedAddress | null>(null);
  const [removalId, setRemovalId] = useState<string | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<AddressBook["outcome"]>(null);

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
    edit(address) {
      setEdited(address);
      setRemovalId(null);
      setOutcome(null);
    },
    saved(addresses) {
      block.setData(addresses);
      setEdited(null);
      setOutcome("saved");
    },
    removalId,
    requestRemoval(id) {
      setRemovalId(id);
      setOutcome(null);
    },
    remove: async () => {
      if (removalId !== null) await change(removalId, removeAddress, "removed");
    },
    chooseDefault: ({ id }) => change(id, chooseDefaultAddress, "chosen"),
    busy,
    outcome,
  };
}
