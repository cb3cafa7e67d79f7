import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type ThanaCoverage = Coverage["thanas"][number];

export type Coverage = Awaited<ReturnType<typeof getCoverage>>;

/**
 * GET /api/v1/coverage: the network in all thanas of a district, or in one of them (docs/subscriber-services.md).
 * @throws ApiError; codes `district-not-found` and `thana-not-found`
 */
export async function getCoverage(api: Api, place: { district: string; thana?: string }) {
  const { data } = await api.request("getCoverage", { query: place });
  return readAnswer(() => ({
    district: data.district.name,
    /** In the reader's language. */
    label: data.district.label,
    thanas: data.thanas.map((row) => ({
      /** The name in the list of places. */
      thana: row.thana,
      /** In the reader's language. */
      name: row.name,
      fourG: row.four_g,
      fiveG: row.five_g,
      volte: row.volte,
      /** ISO day from which 5G is planned. */
      fiveGPlanned: row.five_g_planned,
    })),
  }));
}
