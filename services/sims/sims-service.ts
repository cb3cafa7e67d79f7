import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { nullIf, readAnswer } from "@/services/api/api-error";
import { readPaging } from "@/services/api/read-paging";
import type { NumberSearchQuery } from "@/utils/sims/number-query";

/** A number that can be chosen. Amounts in whole poisha. */
export type SimNumber = SimNumbers["numbers"][number];

export type SimNumbers = Awaited<ReturnType<typeof listSimNumbers>>;

/** POST /api/v1/sim/get-list: free numbers, 24 a page (API-SHOP-05). */
async function listSimNumbers(api: Api, query: NumberSearchQuery) {
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
      /** Price of SIM and number together. */
      pricePoisha: toPoisha(item.price),
      numberPoisha: toPoisha(item.number_price),
      /** The other number of the pair, which is sold together with this one. */
      pair: item.pair,
    })),
    ...readPaging(data),
    zones: data.zones,
    /** The SKU that goes into the cart with a number. */
    sku: data.sku,
    startingPoisha: toPoisha(data.starting_price),
  }));
}

/** The same list, or null while the SIM for this form and connection is not sold. @throws ApiError of any other kind */
export function offeredNumbers(api: Api, query: NumberSearchQuery): Promise<SimNumbers | null> {
  return nullIf(listSimNumbers(api, query), ({ code }) => code === "sku-not-found");
}

/** The service for which a number is checked. */
export type NumberService = "sim_replacement" | "esim_migration" | "ownership_transfer" | "mnp" | "pre_order";

/** Tells whether a number can be used for a service. */
export type NumberType = Awaited<ReturnType<typeof checkNumberType>>;

/** POST /api/v1/check-msisdn-type: the services that a number can be used for (API-SHOP-02). */
export async function checkNumberType(api: Api, input: { msisdn: string; service: NumberService }) {
  const { data } = await api.request("checkMsisdnType", { body: input });
  return readAnswer(() => ({
    fits: data.services.includes(input.service),
    /** In the reader's language. */
    message: data.message,
    operator: data.operator,
    /** Null unless the reader is logged in with this number. */
    connection: data.type,
  }));
}
