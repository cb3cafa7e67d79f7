import type { AddressInput } from "@/services/account/saved-addresses-service";
import { addToDraft, readDraft, removeDraft } from "@/utils/forms/form-draft";

/** The text typed into the form of an address that is not saved yet. */
export interface AddressDraft {
  /** The saved address that is changed; null for a new one. */
  id: string | null;
  fields: AddressInput;
  makeDefault: boolean;
}

const FORM = "address";

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
  const { owner: typist, id = null, makeDefault, ...fields } = readDraft(FORM);
  if (owner === "" || typist !== owner) return null;
  return { id, fields: { ...emptyAddress, ...fields }, makeDefault: makeDefault === "yes" };
}

export function saveAddressDraft(owner: string, { id, fields, makeDefault }: AddressDraft): void {
  removeAddressDraft();
  addToDraft(FORM, { ...fields, owner, ...(id !== null && { id }), ...(makeDefault && { makeDefault: "yes" }) });
}

/** Call when the address was saved, or is not wanted any more. */
export function removeAddressDraft(): void {
  removeDraft(FORM);
}
