import { type SavedAddress as AddressView, savedAddressCalls } from "@/backend/contract/account/saved-addresses";
import type { Language } from "@/backend/contract/language";
import {
  chooseDefaultAddress,
  listSavedAddresses,
  removeAddress,
  type SavedAddress,
  saveAddress,
} from "@/backend/domain/account/saved-addresses";
import { answer, type Route, sessionRoute } from "@/backend/http/requests/route";

/** The delivery addresses of a number. The number is always that of the session. */
export const savedAddressesRoutes: readonly Route[] = [
  sessionRoute(savedAddressCalls.listSavedAddresses, async (context, session) => {
    return answerOf(context.lang, await listSavedAddresses(context, session));
  }),

  sessionRoute(savedAddressCalls.saveAddress, async (context, session, { body }) => {
    const saved = await saveAddress(context, session, {
      id: body.address_id ?? null,
      label: body.label ?? null,
      fullName: body.full_name,
      district: body.district,
      thana: body.area,
      postCode: body.post_code,
      address: body.address,
      makeDefault: body.make_default ?? false,
    });
    return answerOf(context.lang, saved);
  }),

  sessionRoute(savedAddressCalls.chooseDefaultAddress, async (context, session, { body }) => {
    return answerOf(context.lang, await chooseDefaultAddress(context, session, body.address_id));
  }),

  sessionRoute(savedAddressCalls.removeAddress, async (context, session, { body }) => {
    return answerOf(context.lang, await removeAddress(context, session, body.address_id));
  }),
];

function answerOf(lang: Language, addresses: readonly SavedAddress[]) {
  return answer(addresses.map((address) => viewOf(address, lang)));
}

function viewOf(saved: SavedAddress, lang: Language): AddressView {
  const { id, label, fullName, district, thana, postCode, address, isDefault } = saved;
  return {
    address_id: id,
    label,
    full_name: fullName,
    district,
    area: thana,
    post_code: postCode,
    address,
    district_label: lang === "bn" ? saved.districtBn : district,
    area_label: lang === "bn" ? saved.thanaBn : thana,
    is_default: isDefault,
  };
}
