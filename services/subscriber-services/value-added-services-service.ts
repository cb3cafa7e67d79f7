import { toPoisha } from "@/backend/contract/money";
import type { ServicePeriod } from "@/backend/contract/subscriber-services/value-added-services";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** A service that is switched on and off with dial codes. */
export interface ValueAddedService {
  id: string;
  name: string;
  category: string;
  summary: string;
  terms: string;
  /** 0 is free of charge. */
  pricePoisha: number;
  period: ServicePeriod;
  startCode: string;
  /** Null when there is no code to switch it off, because it does not keep running. */
  stopCode: string | null;
}

export interface ValueAddedServices {
  services: ValueAddedService[];
  categories: { key: string; label: string; count: number }[];
}

/** GET /api/v1/value-added-services, by category (docs/subscriber-services.md). @throws ApiError */
export async function listValueAddedServices(
  api: Api,
  filter: { key?: string; category?: string } = {},
): Promise<ValueAddedServices> {
  const { data } = await api.request("listValueAddedServices", { query: filter });
  return readAnswer(() => ({
    services: data.items.map((item) => ({
      id: item.id,
      name: item.name,
      category: item.category.label,
      summary: item.summary,
      terms: item.terms,
      pricePoisha: toPoisha(item.price),
      period: item.period,
      startCode: item.start_code,
      stopCode: item.stop_code,
    })),
    categories: data.categories,
  }));
}
