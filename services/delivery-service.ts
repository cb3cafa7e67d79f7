import type { DeliveryOption, DeliveryType, InstallmentPlan, Place } from "@/backend/contract/delivery";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";
import { type CartTotals, readTotals } from "@/services/cart-service";

export type { DeliveryType, Place } from "@/backend/contract/delivery";

/** A post code with what it stands for. */
export interface PostCode {
  postCode: string;
  postOffice: string;
  thana: string;
}

/** One way to have the parcel brought. Fee in whole poisha, days as ISO dates in Asia/Dhaka. */
export interface DeliveryWay {
  type: DeliveryType;
  label: string;
  feePoisha: number;
  earliest: string;
  latest: string;
}

/** A bank's instalments of the cart's payable total. Amounts in whole poisha. */
export interface EmiOffer {
  code: string;
  bank: string;
  months: number;
  monthlyPoisha: number;
  totalPoisha: number;
}

/** What a district can have, and what is kept in the cart when a token was sent. */
export interface DeliveryOffer {
  ways: DeliveryWay[];
  type: DeliveryType;
  feePoisha: number;
  installment: boolean;
  /** Plans that the total is high enough for. */
  emiOffers: EmiOffer[];
  /** Least total of any plan, in poisha; null when there is none. */
  emiFromPoisha: number | null;
  /** Version of the cart after the choice; null without a token. */
  version: number | null;
  totals: CartTotals | null;
}

interface WireOffer {
  data: {
    options: DeliveryOption[];
    type: DeliveryType;
    fee: number;
    installment: boolean;
    installments: InstallmentPlan[];
    installment_from: number | null;
    version: number | null;
    totalPrice: Parameters<typeof readTotals>[0] | null;
  };
}

/** Instalments of the wire, amounts as whole poisha. */
export function readEmiOffer({ monthly, total, ...plan }: InstallmentPlan): EmiOffer {
  return { ...plan, monthlyPoisha: toPoisha(monthly), totalPoisha: toPoisha(total) };
}

/** GET /api/v1/get-demography-page-districts. The districts that are delivered to. @throws ApiError */
export async function listDistricts(api: Api): Promise<Place[]> {
  return (await api.request<{ data: Place[] }>("getDemographyPageDistricts")).data;
}

/** GET /api/v1/get-thana-by-district/{district}. @param district name as listed @throws ApiError */
export async function listThanas(api: Api, district: string): Promise<Place[]> {
  return (await api.request<{ data: Place[] }>("getThanaByDistrict", { params: { district } })).data;
}

/** GET /api/v1/get-post-code-by-district/{district}. @param district name as listed @throws ApiError */
export async function listPostCodes(api: Api, district: string): Promise<PostCode[]> {
  type Row = { post_code: string; post_office: string; thana: string };
  const { data } = await api.request<{ data: Row[] }>("getPostCodeByDistrict", { params: { district } });
  return readAnswer(() =>
    data.map(({ post_code, post_office, thana }) => ({ postCode: post_code, postOffice: post_office, thana })),
  );
}

/**
 * POST /api/v1/delivery-option. Ways, fees and days for an address; with a token and a type the choice is kept in the
 * cart and its totals follow (SPEC 7, CART-69).
 * @throws ApiError
 */
export async function getDeliveryOffer(
  api: Api,
  choice: { district: string; area: string; token?: string; type?: DeliveryType },
): Promise<DeliveryOffer> {
  const { area, ...rest } = choice;
  const body = { ...rest, ...(area !== "" && { area }) };
  const { data } = await api.request<WireOffer>("deliveryOption", { body });
  return readAnswer(() => ({
    ways: data.options.map(({ fee, ...way }) => ({ ...way, feePoisha: toPoisha(fee) })),
    type: data.type,
    feePoisha: toPoisha(data.fee),
    installment: data.installment,
    emiOffers: data.installments.map(readEmiOffer),
    emiFromPoisha: data.installment_from === null ? null : toPoisha(data.installment_from),
    version: data.version,
    totals: data.totalPrice === null ? null : readTotals(data.totalPrice),
  }));
}
