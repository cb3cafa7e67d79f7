import { toTaka } from "@/backend/contract/money";
import { type BillCharge, billChargeCalls } from "@/backend/contract/subscriber-services/bill-charges";
import { listBillCharges } from "@/backend/domain/bill-charges/list-bill-charges";
import { cachedAnswers } from "@/backend/http/requests/cached-answers";
import { answer, type Route, route } from "@/backend/http/requests/route";

const kept = cachedAnswers<BillCharge[]>();

/** The charges for payments by GPAY and MobiCash. */
export const billChargesRoutes: readonly Route[] = [
  route(billChargeCalls.listBillCharges, async (context) =>
    answer(
      await kept(context, {}, async () =>
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
    ),
  ),
];
