import type { CallAnswer } from "@/backend/contract/all-calls";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { CheckoutFields } from "@/utils/checkout/checkout-form";

/** An address as its owner typed it; district and area (thana) have their English names. */
export interface AddressInput extends Pick<CheckoutFields, "fullName" | "district" | "area" | "postCode" | "address"> {
  /** The owner's own name for the address, e.g. Office; empty for none. */
  label: string;
}

/** An address saved by the reader's number. */
export type SavedAddress = ReturnType<typeof readAddresses>[number];

function readAddresses({ data }: CallAnswer<"listSavedAddresses">) {
  return readAnswer(() =>
    data.map((wire) => ({
      id: wire.address_id,
      label: wire.label ?? "",
      fullName: wire.full_name,
      district: wire.district,
      area: wire.area,
      postCode: wire.post_code,
      address: wire.address,
      /** In the reader's language. */
      districtLabel: wire.district_label,
      areaLabel: wire.area_label,
      isDefault: wire.is_default,
    })),
  );
}

/** GET /api/v1/saved-addresses, the default first. @throws ApiError; code `no-session` without a log-in */
export async function listSavedAddresses(api: Api): Promise<SavedAddress[]> {
  return readAddresses(await api.request("listSavedAddresses"));
}

/**
 * POST /api/v1/save-address: saves a new address, or changes the one with the given id (docs/decisions/11).
 * @returns all saved addresses
 * @throws ApiError; refused with the code and the field to correct, `saved-address-limit` when there are five
 */
export async function saveAddress(
  api: Api,
  { label, fullName, district, area, postCode, address }: AddressInput,
  { id = null, makeDefault = false }: { id?: string | null; makeDefault?: boolean } = {},
): Promise<SavedAddress[]> {
  const answer = await api.request("saveAddress", {
    body: {
      ...(id !== null && { address_id: id }),
      label: label.trim() || null,
      full_name: fullName,
      district,
      area,
      post_code: postCode,
      address,
      ...(makeDefault && { make_default: true }),
    },
  });
  return readAddresses(answer);
}

/** POST /api/v1/default-address. @returns all saved addresses after the change */
export async function chooseDefaultAddress(api: Api, { id }: { id: string }): Promise<SavedAddress[]> {
  return readAddresses(await api.request("chooseDefaultAddress", { body: { address_id: id } }));
}

/** POST /api/v1/remove-address. @returns the remaining addresses */
export async function removeAddress(api: Api, { id }: { id: string }): Promise<SavedAddress[]> {
  return readAddresses(await api.request("removeAddress", { body: { address_id: id } }));
}
