import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

export type { BillMethod } from "@/backend/contract/subscriber-services/bill-charges";

/** The charge for amounts above a limit, for one way of paying; money in poisha. */
export type BillCharge = Awaited<ReturnType<typeof listBillCharges>>[number];

/** GET /api/v1/bill-charges, by way and service, the smallest sums first (docs/subscriber-services.md). */
export async function listBillCharges(api: Api) {
  const { data } = await api.request("listBillCharges");
  return readAnswer(() =>
    data.map(({ way, service, name, above, charge, unit, most, note }) => ({
      way,
      /** The service has the same key in both ways of paying. */
      service,
      name,
      abovePoisha: toPoisha(above),
      /** 0 is free of charge. */
      chargePoisha: toPoisha(charge),
      unit,
      /** Null without a limit of its own. */
      maxPoisha: most === null ? null : toPoisha(most),
      note,
    })),
  );
}
