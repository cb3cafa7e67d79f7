import { type BillCharge, billChargeCalls } from "@/backend/contract/bill-charges";
import { toTaka } from "@/backend/contract/money";
import { listBillCharges } from "@/backend/domain/bill-charges/list-bill-charges";
import { keptAnswers } from "@/backend/http/kept-answers";
import { type Route, route } from "@/backend/http/route";

const [listCall] = billChargeCalls;
const kept = keptAnswers<BillCharge[]>();

/** What payments by GPAY and MobiCash cost. */
export const billChargesRoutes: readonly Route[] = [
  route(listCall, async (context) => ({
    status: true as const,
    data: await kept(context, {}, async () =>
      (await listBillCharges(context)).map((row) => ({
        way: row.way,
        service: row.service,
        name: row.names[context.lang],
        above: toTaka(row.abovePoisha),
        charge: toTaka(row.chargePoisha),
        unit: row.unit,
        most: row.mostPoisha === null ? null : toTaka(row.mostPoisha),
        note: row.notes[context.lang],
      })),
    ),
  })),
];
