import { networkCalls } from "@/backend/contract/subscriber-services/network";
import { getCoverage } from "@/backend/domain/network/get-coverage";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type Route } from "@/backend/http/requests/route";

export const networkRoutes: readonly Route[] = [
  cachedRoute(networkCalls.getCoverage, async (context, { query }) => {
    const isBengali = context.lang === "bn";
    const rows = await getCoverage(context, { district: query.district, thana: query.thana ?? null });
    const { district = "", districtBn = "" } = rows[0] ?? {};
    return answer({
      district: { name: district, label: isBengali ? districtBn : district },
      thanas: rows.map((row) => ({
        thana: row.thana,
        name: isBengali ? row.thanaBn : row.thana,
        four_g: row.fourG,
        five_g: row.fiveG,
        volte: row.volte,
        five_g_planned: row.fiveGPlanned,
      })),
    });
  }),
];
