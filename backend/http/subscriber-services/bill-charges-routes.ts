import { takaOrNull, toTaka } from "@/backend/contract/money";
import { billChargeCalls } from "@/backend/contract/subscriber-services/bill-charges";
import { listBillCharges } from "@/backend/domain/bill-charges/list-bill-charges";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type Route } from "@/backend/http/requests/route";

/** The charges for payments by GPAY and MobiCash. */
export const billChargesRoutes: readonly Route[] = [
  cachedRoute(billChargeCalls.listBillCharges, async (context) =>
    answer(
      (await listBillCharges(context)).map((row) => ({
        way: row.way,
        service: row.service,
        name: row.names[context.lang],
        above: toTaka(row.abovePoisha),
        charge: toTaka(row.chargePoisha),
        unit: row.unit,
        most: takaOrNull(row.maxPoisha),
        note: row.notes[context.lang],
      })),
    ),
  ),
];
