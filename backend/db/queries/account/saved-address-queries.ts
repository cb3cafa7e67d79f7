import { type Connection, execute, queryExists, queryOne, queryRows, statement } from "@/backend/db/queries/statement";

/** An address as its owner wrote it. */
export interface AddressFields {
  readonly label: string | null;
  readonly fullName: string;
  readonly district: string;
  readonly thana: string;
  readonly postCode: string;
  readonly address: string;
}

export interface SavedAddressRow extends AddressFields {
  readonly id: string;
  readonly isDefault: boolean;
  readonly districtBn: string;
  readonly thanaBn: string;
}

/** The facts that decide whether a parcel can go to an address; `delivered` is null for an unknown district. */
export interface AddressPlace {
  readonly delivered: boolean | null;
  readonly thanaKnown: boolean;
  readonly postCodeKnown: boolean;
}

/** The same limit as in the check constraint of the column `slot`. */
const LIMIT = 5;

const valuesOf = ({ label, fullName, district, thana, postCode, address }: AddressFields) =>
  [label, fullName, district, thana, postCode, address] as const;

/** The addresses of a number, the default first, then in the order in which they were saved. */
export const listAddressRows = queryRows<SavedAddressRow, [msisdn: string]>(
  "list-saved-addresses",
  `select a.id, a.label, a.full_name as "fullName", a.district, a.thana, a.post_code as "postCode", a.address,
     row_number() over latest = 1 as "isDefault", d.name_bn as "districtBn", coalesce(t.name_bn, a.thana) as "thanaBn"
   from saved_addresses a join districts d on d.name = a.district
     left join thanas t on t.district = a.district and t.name = a.thana
   where a.msisdn = $1
   window latest as (order by a.default_since desc nulls last, a.slot)
   order by "isDefault" desc, a.slot`,
);

// Two saves at the same time take the same slot, and the constraint accepts only one: the other tries the next slot.
/** Saves an address in a free slot. @returns false when no slot was free, another save took it, or it is saved */
export const insertAddressOf = queryExists<
  [msisdn: string, row: { id: string; fields: AddressFields; makeDefault: boolean }]
>(
  "save-address",
  `insert into saved_addresses
     (id, msisdn, slot, label, full_name, district, thana, post_code, address, default_since)
   select $2, $1, free.slot, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text,
     case when $9 then clock_timestamp() end
   from (select slot from generate_series(1, ${LIMIT}) as slot
         except select slot from saved_addresses where msisdn = $1 order by slot limit 1) as free
   on conflict do nothing
   returning id`,
  (msisdn, row) => [msisdn, row.id, ...valuesOf(row.fields), row.makeDefault],
);

// If the owner saves the same address again under another name, it is still the same address.
/** Finds the same address and gives it the label, if any. @returns true when the number has this address */
export const updateSameAddress = queryExists<[msisdn: string, fields: AddressFields, makeDefault: boolean]>(
  "save-same-address",
  `update saved_addresses set label = coalesce($2, label),
     default_since = case when $8 then clock_timestamp() else default_since end, updated_at = now()
   where msisdn = $1 and full_name = $3 and district = $4 and thana = $5 and post_code = $6 and address = $7
   returning id`,
  (msisdn, fields, makeDefault) => [msisdn, ...valuesOf(fields), makeDefault],
);

/** Changes an address of the number. @returns true when the number has one with this id */
export const updateAddressOf = queryExists<
  [msisdn: string, row: { id: string; fields: AddressFields; makeDefault: boolean }]
>(
  "change-address",
  `update saved_addresses set label = $3, full_name = $4, district = $5, thana = $6, post_code = $7, address = $8,
     default_since = case when $9 then clock_timestamp() else default_since end, updated_at = now()
   where msisdn = $1 and id = $2 returning id`,
  (msisdn, row) => [msisdn, row.id, ...valuesOf(row.fields), row.makeDefault],
);

const countAddresses = statement<{ count: number }>(
  "count-saved-addresses",
  "select count(*)::int as count from saved_addresses where msisdn = $1",
);

/** True when the number has no free slot. */
export async function isAddressListFull(connection: Connection, msisdn: string): Promise<boolean> {
  const [row] = await countAddresses(connection, [msisdn]);
  return (row?.count ?? 0) >= LIMIT;
}

/** Makes an address the default. @returns true when the number has one with this id */
export const updateDefaultAddress = queryExists<[msisdn: string, id: string]>(
  "choose-default-address",
  "update saved_addresses set default_since = clock_timestamp() where msisdn = $1 and id = $2 returning id",
);

/** Deletes an address of the number; an address that no longer exists is not an error. */
export const deleteAddressOf = execute<[msisdn: string, id: string]>(
  "remove-address",
  "delete from saved_addresses where msisdn = $1 and id = $2 returning id",
);

/** The facts about the place of an address. */
export const findAddressPlace = queryOne<AddressPlace, [place: Pick<AddressFields, "district" | "thana" | "postCode">]>(
  "find-address-place",
  `select (select delivered from districts where name = $1) as delivered,
     exists (select from thanas where district = $1 and name = $2) as "thanaKnown",
     exists (select from post_codes where district = $1 and post_code = $3) as "postCodeKnown"`,
  ({ district, thana, postCode }) => [district, thana, postCode],
);
