import type { CoverageLevel } from "@/backend/contract/subscriber-services/network";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export interface ThanaCoverage {
  /** As the places name it. */
  thana: string;
  /** In the reader's language. */
  name: string;
  fourG: CoverageLevel;
  fiveG: CoverageLevel;
  volte: boolean;
  /** ISO day from which 5G is planned. */
  fiveGPlanned: string | null;
}

export interface Coverage {
  district: string;
  /** In the reader's language. */
  label: string;
  thanas: ThanaCoverage[];
}

/**
 * GET /api/v1/coverage: the network in all thanas of a district, or in one of them (docs/subscriber-services.md).
 * @throws ApiError; codes `district-not-found` and `thana-not-found`
 */
export async function getCoverage(api: Api, place: { district: string; thana?: string }): Promise<Coverage> {
  const { data } = await api.request("getCoverage", { query: place });
  return readAnswer(() => ({
    district: data.district.name,
    label: data.district.label,
    thanas: data.thanas.map((row) => ({
      thana: row.thana,
      name: row.name,
      fourG: row.four_g,
      fiveG: row.five_g,
      volte: row.volte,
      fiveGPlanned: row.five_g_planned,
    })),
  }));
}
