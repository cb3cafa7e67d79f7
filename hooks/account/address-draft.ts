import type { AddressInput } from "@/services/account/saved-addresses-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { isFields, readFields } from "@/utils/text/json-fields";

/** The text typed into the form of an address that is not saved yet. */
export interface AddressDraft {
  /** The saved address that is changed; null for a new one. */
  id: string | null;
  fields: AddressInput;
  makeDefault: boolean;
}

const KEY = "addressDraft";

export const emptyAddress: AddressInput = {
  label: "",
  fullName: "",
  district: "",
  area: "",
  postCode: "",
  address: "",
};

/** The draft of this tab. @param owner the logged-in number: nobody sees the draft of another number */
export function readAddressDraft(owner: string): AddressDraft | null {
  const stored = readFields(readStored("session", KEY));
  if (owner === "" || stored?.["owner"] !== owner) return null;
  const { id, fields, makeDefault } = stored;
  if (!isFields(fields)) return null;
  const texts = Object.keys(emptyAddress).flatMap((name) => {
    const text = fields[name];
    return typeof text === "string" ? [[name, text]] : [];
  });
  return {
    id: typeof id === "string" ? id : null,
    fields: { ...emptyAddress, ...(Object.fromEntries(texts) as Partial<AddressInput>) },
    makeDefault: makeDefault === true,
  };
}

/** Session storage ends with the tab, and a log-out empties it (utils/browser/personal-data.ts). */
export function saveAddressDraft(owner: string, draft: AddressDraft): void {
  writeStored("session", KEY, JSON.stringify({ owner, ...draft }));
}

/** Call when the address was saved, or is not wanted any more. */
export function removeAddressDraft(): void {
  removeStored("session", KEY);
}
