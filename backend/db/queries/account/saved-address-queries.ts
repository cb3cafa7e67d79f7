import { execute, queryExists, queryOne, queryOneValue, queryRows } from "@/backend/db/queries/statement";

/** An address as its owner wrote it. */
export interface AddressFields {
  readonly label: string | null;
  readonly fullName: string;
  readonly district: string;
  readonly thana: string;
  readonly postCode: string;
  readonly address: string;
}

/** An address that is saved for a number. */
export interface ChangedAddress extends AddressFields {
  readonly msisdn: string;
  readonly makeDefault: boolean;
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

/** The addresses of a number, the default first, then in the order in which they were saved. */
export const listAddressRows = queryRows<SavedAddressRow, [msisdn: string]>(
  "list-saved-addresses",
  `select a.id, a.label, a.full_name, a.district, a.thana, a.post_code, a.address,
     row_number() over latest = 1 as is_default, d.name_bn as district_bn, coalesce(t.name_bn, a.thana) as thana_bn
   from saved_addresses a join districts d on d.name = a.district
     left join thanas t on t.district = a.district and t.name = a.thana
   where a.msisdn = $1
   window latest as (order by a.default_since desc nulls last, a.slot)
   order by is_default desc, a.slot`,
);

// Two saves at the same time take the same slot, and the constraint accepts only one: the other tries the next slot.
/** Saves an address in a free slot. @returns false when no slot was free, another save took it, or it is saved */
export const insertAddressOf = queryExists<[saved: ChangedAddress & { id: string }]>(
  "save-address",
  `insert into saved_addresses
     (id, msisdn, slot, label, full_name, district, thana, post_code, address, default_since)
   select $id, $msisdn, free.slot, $label::text, $fullName::text, $district::text, $thana::text, $postCode::text,
     $address::text, case when $makeDefault then clock_timestamp() end
   from (select slot from generate_series(1, ${LIMIT}) as slot
         except select slot from saved_addresses where msisdn = $msisdn order by slot limit 1) as free
   on conflict do nothing
   returning id`,
);

// If the owner saves the same address again under another name, it is still the same address.
/** Finds the same address and gives it the label, if any. @returns true when the number has this address */
export const updateSameAddress = queryExists<[saved: ChangedAddress]>(
  "save-same-address",
  `update saved_addresses set label = coalesce($label, label),
     default_since = case when $makeDefault then clock_timestamp() else default_since end, updated_at = now()
   where msisdn = $msisdn and full_name = $fullName and district = $district and thana = $thana
     and post_code = $postCode and address = $address
   returning id`,
);

/** Changes an address of the number. @returns true when the number has one with this id */
export const updateAddressOf = queryExists<[saved: ChangedAddress & { id: string }]>(
  "change-address",
  `update saved_addresses set label = $label, full_name = $fullName, district = $district, thana = $thana,
     post_code = $postCode, address = $address,
     default_since = case when $makeDefault then clock_timestamp() else default_since end, updated_at = now()
   where msisdn = $msisdn and id = $id returning id`,
);

/** True when the number has no free slot. */
export const isAddressListFull = queryOneValue<boolean, [msisdn: string]>(
  "is-address-list-full",
  `select count(*) >= ${LIMIT} as full from saved_addresses where msisdn = $1`,
);

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
  `select (select delivered from districts where name = $district) as delivered,
     exists (select from thanas where district = $district and name = $thana) as thana_known,
     exists (select from post_codes where district = $district and post_code = $postCode) as post_code_known`,
);
