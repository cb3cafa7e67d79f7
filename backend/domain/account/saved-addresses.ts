import { databaseErrorCode } from "@/backend/db/client";
import {
  type AddressFields,
  type ChangedAddress,
  deleteAddressOf,
  findAddressPlace,
  insertAddressOf,
  isAddressListFull,
  listAddressRows,
  type SavedAddressRow,
  updateAddressOf,
  updateDefaultAddress,
  updateSameAddress,
} from "@/backend/db/queries/account/saved-address-queries";
import type { DomainContext, Owner } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { checkAddressPlace } from "@/backend/domain/orders/order-rules";
import { newUlid } from "@/backend/domain/random-ids";
import { toAsciiDigits } from "@/utils/numbers/digits";

export type SavedAddress = SavedAddressRow;

interface AddressToSave extends AddressFields {
  /** Null for a new one. */
  readonly id: string | null;
  readonly makeDefault: boolean;
}

type Context = Pick<DomainContext, "db" | "now">;

const POST_CODE = /^\d{4}$/;
const UNIQUE_VIOLATION = "23505";

/** The saved addresses of the logged-in number, the default first (docs/decisions/11). */
export function listSavedAddresses({ db }: Pick<Context, "db">, session: Owner): Promise<SavedAddress[]> {
  return listAddressRows(db.pool, session.msisdn);
}

/**
 * Saves a new address, or changes one, by the rules for an order's address. The first one becomes the default, and so
 * does one with `makeDefault`. An address that is saved twice is stored once.
 * @throws DomainError `district-not-found`, `delivery-option-not-available`, `thana-mismatch`, `post-code-mismatch`,
 *   `saved-address-limit`; for a change also `saved-address-not-found` and `saved-address-twice`
 */
export async function saveAddress(
  context: Context,
  { msisdn }: Owner,
  { id, makeDefault, ...typed }: AddressToSave,
): Promise<SavedAddress[]> {
  const { pool } = context.db;
  const address = { ...typed, postCode: toAsciiDigits(typed.postCode), msisdn, makeDefault };
  if (!POST_CODE.test(address.postCode)) throw new DomainError("post-code-mismatch", { field: "post_code" });
  checkAddressPlace(await findAddressPlace(pool, address));
  if (id === null) await addAddress(context, address);
  else await changeAddress(context, { ...address, id });
  return listAddressRows(pool, msisdn);
}

async function addAddress({ db, now }: Context, address: ChangedAddress): Promise<void> {
  for (;;) {
    if (await updateSameAddress(db.pool, address)) return;
    if (await isAddressListFull(db.pool, address.msisdn)) throw new DomainError("saved-address-limit");
    if (await insertAddressOf(db.pool, { ...address, id: newUlid(now().getTime()) })) return;
    // Another request took the last free slot, or saved the same address: try again.
  }
}

async function changeAddress({ db }: Context, address: ChangedAddress & { id: string }): Promise<void> {
  let isThere: boolean;
  try {
    isThere = await updateAddressOf(db.pool, address);
  } catch (error) {
    if (databaseErrorCode(error) !== UNIQUE_VIOLATION) throw error;
    throw new DomainError("saved-address-twice", { field: "address" });
  }
  if (!isThere) throw new DomainError("saved-address-not-found", { field: "address_id" });
}

/** Makes an address the default address of its number. @throws DomainError `saved-address-not-found` */
export async function chooseDefaultAddress(
  { db }: Pick<Context, "db">,
  { msisdn }: Owner,
  id: string,
): Promise<SavedAddress[]> {
  const isThere = await updateDefaultAddress(db.pool, msisdn, id);
  if (!isThere) throw new DomainError("saved-address-not-found", { field: "address_id" });
  return listAddressRows(db.pool, msisdn);
}

/** Deletes an address. It is no error if the address does not exist any more. @returns the remaining addresses */
export async function removeAddress(
  { db }: Pick<Context, "db">,
  { msisdn }: Owner,
  id: string,
): Promise<SavedAddress[]> {
  await deleteAddressOf(db.pool, msisdn, id);
  return listAddressRows(db.pool, msisdn);
}
