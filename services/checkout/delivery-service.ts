import type { CallAnswer } from "@/backend/contract/all-calls";
import { toPoisha } from "@/backend/contract/money";
import type { DeliveryType } from "@/backend/contract/shop/delivery";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import { readTotals } from "@/services/cart/read-cart";
import { readInstalments } from "@/services/catalog/read-instalments";

export type { DeliveryType, OrderDeliveryType } from "@/backend/contract/shop/delivery";

/** A district or a thana. */
export type Place = ReturnType<typeof readPlaces>[number];

/** A district in a select field. */
export interface District extends Place {
  /** Only for a district without delivery so far. */
  delivered?: false;
}

/** A post code with its place. */
export type PostCode = Awaited<ReturnType<typeof listPostCodes>>[number];

/** One of the places that have a post code. */
export type PlaceOfPostCode = Awaited<ReturnType<typeof findPostCode>>[number];

/** One delivery method. Fee in whole poisha, days as ISO dates in Asia/Dhaka. */
export type DeliveryMethod = DeliveryOffer["methods"][number];

/** The delivery methods of a district, and what was saved in the cart when a token was sent. */
export type DeliveryOffer = Awaited<ReturnType<typeof getDeliveryOffer>>;

/** Without a Bengali name, a place is searched by the name that the system sends. */
function readPlaces({ data }: CallAnswer<"getAllDistricts">) {
  return readAnswer(() =>
    data.map(({ name, label, name_bn }) => ({
      /** The English name, which is sent to the server. */
      name,
      /** The name in the reader's language. */
      label,
      nameBn: name_bn ?? label,
    })),
  );
}

/**
 * GET /api/v1/get-all-districts; districts missing in GET /api/v1/get-demography-page-districts are marked. For
 * the district field of checkout and pre-order (API-SHOP-04, API-SHOP-11).
 */
export async function listAllDistricts(api: Api): Promise<District[]> {
  const [all, delivered] = await Promise.all([api.request("getAllDistricts"), listDistricts(api)]);
  const names = new Set(delivered.map(({ name }) => name));
  return readPlaces(all).map((place) => (names.has(place.name) ? place : { ...place, delivered: false as const }));
}

/** GET /api/v1/get-demography-page-districts. The districts that are delivered to. */
export async function listDistricts(api: Api): Promise<Place[]> {
  return readPlaces(await api.request("getDemographyPageDistricts"));
}

/** GET /api/v1/get-thana-by-district/{district}. @param district name as in the list */
export async function listThanas(api: Api, district: string): Promise<Place[]> {
  return readPlaces(await api.request("getThanaByDistrict", { params: { district } }));
}

/** GET /api/v1/get-post-code-by-district/{district}. @param district name as in the list */
export async function listPostCodes(api: Api, district: string) {
  const { data } = await api.request("getPostCodeByDistrict", { params: { district } });
  return readAnswer(() =>
    data.map(({ post_code, post_office, post_office_bn, post_office_en, thana }) => ({
      postCode: post_code,
      postOffice: post_office,
      postOfficeBn: post_office_bn ?? post_office,
      postOfficeEn: post_office_en ?? post_office,
      thana,
    })),
  );
}

/**
 * GET /api/v1/find-post-code/{postCode}. The places of a post code, for an address that begins with it (feature 29).
 * @param postCode four digits
 * @returns an empty list when no place has the code
 */
export async function findPostCode(api: Api, postCode: string) {
  const { data } = await api.request("findPostCode", { params: { postCode } });
  return readAnswer(() =>
    data.map(({ district, thana, post_office, post_office_en }) => ({
      district,
      thana,
      postOfficeEn: post_office_en ?? post_office,
    })),
  );
}

/**
 * POST /api/v1/delivery-option. Options, fees and days for a district. With a token and a type, the choice is saved in
 * the cart, and the answer has the new totals (CART-69).
 */
export async function getDeliveryOffer(api: Api, choice: { district: string; token?: string; type?: DeliveryType }) {
  const { data } = await api.request("deliveryOption", { body: choice });
  return readAnswer(() => ({
    methods: data.options.map(({ fee, ...method }) => ({ ...method, feePoisha: toPoisha(fee) })),
    type: data.type,
    feePoisha: toPoisha(data.fee),
    installment: data.installment,
    /** Instalments of the cart's payable total, the lowest monthly payment first. */
    emiOffers: data.installments.map(readInstalments),
    /** The smallest total that any plan requires, in poisha; null when there is none. */
    emiFromPoisha: data.installment_from === null ? null : toPoisha(data.installment_from),
    /** Version of the cart after the choice was saved; null without a token. */
    version: data.version,
    totals: data.totalPrice === null ? null : readTotals(data.totalPrice),
  }));
}
