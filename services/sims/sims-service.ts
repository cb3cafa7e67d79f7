import { toPoisha } from "@/backend/contract/money";
import type { SimNumber as WireNumber } from "@/backend/contract/sims/sims";
import type { Api } from "@/services/api/api-client";
import { ApiError, readAnswer } from "@/services/api/api-error";
import type { NumberSearchQuery } from "@/utils/sims/number-query";

/** A number that can be chosen. Amounts in whole poisha. */
export interface SimNumber {
  msisdn: string;
  zone: string;
  numberClass: WireNumber["number_class"];
  /** Price of SIM and number together. */
  pricePoisha: number;
  numberPoisha: number;
  /** The other number of the pair, which is sold together with this one. */
  pair: string | null;
}

export interface SimNumbers {
  numbers: SimNumber[];
  /** Number of matches on all pages. */
  count: number;
  page: number;
  pages: number;
  zones: string[];
  /** The SKU that goes into the cart with a number. */
  sku: string;
  startingPoisha: number;
}

/** POST /api/v1/sim/get-list: free numbers, 24 a page (API-SHOP-05). @throws ApiError */
async function listSimNumbers(api: Api, query: NumberSearchQuery): Promise<SimNumbers> {
  const { type, form, match, pattern, numberClass, zone, page } = query;
  const { data } = await api.request("getSimList", {
    body: {
      type,
      form,
      page,
      ...(pattern !== "" && { match, pattern }),
      ...(numberClass !== "" && { number_class: numberClass }),
      ...(zone !== "" && { zone }),
    },
  });
  return readAnswer(() => ({
    numbers: data.items.map((item) => ({
      msisdn: item.sim,
      zone: item.zone,
      numberClass: item.number_class,
      pricePoisha: toPoisha(item.price),
      numberPoisha: toPoisha(item.number_price),
      pair: item.pair,
    })),
    count: data.count,
    page: data.page,
    pages: data.pages,
    zones: data.zones,
    sku: data.sku,
    startingPoisha: toPoisha(data.starting_price),
  }));
}

/** The same list, or null while the SIM for this form and connection is not sold. @throws ApiError of any other kind */
export async function offeredNumbers(api: Api, query: NumberSearchQuery): Promise<SimNumbers | null> {
  try {
    return await listSimNumbers(api, query);
  } catch (error) {
    if (error instanceof ApiError && error.code === "sku-not-found") return null;
    throw error;
  }
}

/** The service for which a number is checked. */
export type NumberService = "sim_replacement" | "esim_migration" | "ownership_transfer" | "mnp" | "pre_order";

/** Tells whether a number can be used for a service. */
export interface NumberType {
  fits: boolean;
  /** In the reader's language. */
  message: string;
  operator: "own" | "other";
  /** Null unless the reader is logged in with this number. */
  connection: "prepaid" | "postpaid" | null;
}

/** POST /api/v1/check-msisdn-type: the services that a number can be used for (API-SHOP-02). @throws ApiError */
export async function checkNumberType(
  api: Api,
  input: { msisdn: string; service: NumberService },
): Promise<NumberType> {
  const { data } = await api.request("checkMsisdnType", { body: input });
  return readAnswer(() => ({
    fits: data.services.includes(input.service),
    message: data.message,
    operator: data.operator,
    connection: data.type,
  }));
}
