import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** A service that is switched on and off with dial codes. */
export type ValueAddedService = ValueAddedServices["services"][number];

export type ValueAddedServices = Awaited<ReturnType<typeof listValueAddedServices>>;

/** GET /api/v1/value-added-services, by category (docs/subscriber-services.md). */
export async function listValueAddedServices(api: Api, filter: { key?: string; category?: string } = {}) {
  const { data } = await api.request("listValueAddedServices", { query: filter });
  return readAnswer(() => ({
    services: data.items.map((item) => ({
      id: item.id,
      name: item.name,
      category: item.category.label,
      summary: item.summary,
      terms: item.terms,
      /** 0 is free of charge. */
      pricePoisha: toPoisha(item.price),
      period: item.period,
      startCode: item.start_code,
      /** Null when there is no code to switch it off, because it does not keep running. */
      stopCode: item.stop_code,
    })),
    categories: data.categories,
  }));
}
