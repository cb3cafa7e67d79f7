import type { Language } from "@/backend/contract/language";
import { takaOrNull, toTaka } from "@/backend/contract/money";
import { type DeliveryType, deliveryCalls } from "@/backend/contract/shop/delivery";
import type { PlaceRow } from "@/backend/db/queries/catalog/place-queries";
import type { Cart } from "@/backend/domain/cart/cart";
import { chooseDelivery } from "@/backend/domain/cart/choose-delivery";
import { getCart } from "@/backend/domain/cart/get-cart";
import { findDistricts, findPostCode, findPostCodes, findThanas } from "@/backend/domain/delivery/find-places";
import { type QuotedOption, quoteDelivery } from "@/backend/domain/delivery/quote-delivery";
import { offerInstalments } from "@/backend/domain/payments/offer-instalments";
import { answer, type CallInput, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { cartTotals } from "@/backend/http/shop/cart-view";
import { installmentView } from "@/backend/http/shop/installment-view";

/** Places and delivery. The value to send back is always the English name. */
export const deliveryRoutes: readonly Route[] = [
  route(deliveryCalls.getAllDistricts, async (context) =>
    answer(placesView(await findDistricts(context, { onlyDelivered: false }), context.lang)),
  ),

  route(deliveryCalls.getDemographyPageDistricts, async (context) =>
    answer(placesView(await findDistricts(context, { onlyDelivered: true }), context.lang)),
  ),

  route(deliveryCalls.getThanaByDistrict, async (context, { params }) =>
    answer(placesView(await findThanas(context, params.district), context.lang)),
  ),

  route(deliveryCalls.getPostCodeByDistrict, async (context, { params }) => {
    const codes = await findPostCodes(context, params.district);
    const data = codes.map((code) => ({
      post_code: code.postCode,
      post_office: context.lang === "bn" ? code.postOfficeBn : code.postOffice,
      post_office_bn: code.postOfficeBn,
      post_office_en: code.postOffice,
      thana: code.thana,
    }));
    return answer(data);
  }),

  route(deliveryCalls.deliveryOption, async (context, { body }) => {
    const quote = await quoteDelivery(context, {
      district: body.district,
      thana: body.area === undefined || body.area === "" ? null : body.area,
      type: body.type ?? null,
      cartToken: body.token ?? null,
    });
    const { chosen } = quote;
    const cart = await cartAfter(context, body, chosen.type);
    return answer({
      options: quote.options.map((option) => optionView(option, context.lang)),
      type: chosen.type,
      fee: toTaka(chosen.feePoisha),
      installment: cart?.lines.some((line) => line.options.emi !== undefined) ?? false,
      version: cart?.version ?? null,
      ...(await installmentsOf(context, cart)),
      totalPrice: cart && cartTotals(cart),
    });
  }),

  route(deliveryCalls.findPostCode, async (context, { params }) => {
    const places = await findPostCode(context, params.postCode);
    const data = places.map(({ district, thana, postOffice, postOfficeBn }) => ({
      district,
      thana,
      post_office: context.lang === "bn" ? postOfficeBn : postOffice,
      post_office_en: postOffice,
    }));
    return answer(data);
  }),
];

/** The token's cart after the delivery choice is saved, or unchanged if there is no choice; null without a token. */
async function cartAfter(
  context: RequestContext,
  body: CallInput<typeof deliveryCalls.deliveryOption>["body"],
  type: DeliveryType,
): Promise<Cart | null> {
  const { token, district } = body;
  if (token === null || token === undefined) return null;
  return body.type === undefined ? getCart(context, token) : chooseDelivery(context, { token, district, type });
}

/** The instalment plans that the payable total of a cart is high enough for; none without a cart. */
async function installmentsOf(context: RequestContext, cart: Cart | null) {
  if (cart === null || cart.lines.length === 0) return { installments: [], installment_from: null };
  const { plans, minPoisha } = await offerInstalments(context, cart.payablePoisha);
  return {
    installments: plans.map((plan) => installmentView(plan, context.lang)),
    installment_from: takaOrNull(minPoisha),
  };
}

function placesView(rows: readonly PlaceRow[], lang: Language) {
  return rows.map((row) => ({ name: row.name, label: lang === "bn" ? row.nameBn : row.name, name_bn: row.nameBn }));
}

function optionView(option: QuotedOption, lang: Language) {
  return {
    type: option.type,
    label: option.labels[lang],
    fee: toTaka(option.feePoisha),
    earliest: option.earliest,
    latest: option.latest,
  };
}
