import { type SavedAddress as AddressView, savedAddressCalls } from "@/backend/contract/account/saved-addresses";
import type { Language } from "@/backend/contract/language";
import {
  chooseDefaultAddress,
  listSavedAddresses,
  removeAddress,
  type SavedAddress,
  saveAddress,
} from "@/backend/domain/account/saved-addresses";
import { getSession } from "@/backend/domain/login/sessions";
import { answer, type Route, route } from "@/backend/http/requests/route";

/** The delivery addresses of a number. The number is always that of the session. */
export const savedAddressesRoutes: readonly Route[] = [
  route(savedAddressCalls.listSavedAddresses, async (context) => {
    const session = await getSession(context, context.webLoginToken);
    return answerOf(context.lang, await listSavedAddresses(context, session));
  }),

  route(savedAddressCalls.saveAddress, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
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

  route(savedAddressCalls.chooseDefaultAddress, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
    return answerOf(context.lang, await chooseDefaultAddress(context, session, body.address_id));
  }),

  route(savedAddressCalls.removeAddress, async (context, { body }) => {
    const session = await getSession(context, context.webLoginToken);
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
