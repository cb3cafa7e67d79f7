import { queryColumn } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A bank's instalments; money in poisha. */
export interface EmiPlanRow {
  code: string;
  bank: Localized;
  months: number;
  feeBasisPoints: number;
  minPricePoisha: number;
}

/** `EmiPlanRow` as one JSON value over `emi_plans ep`; null without a row. */
export const EMI_PLAN_JSON = `case when ep.code is not null then jsonb_build_object('code', ep.code,
  'bank', ep.bank_names, 'months', ep.months, 'feeBasisPoints', ep.fee_basis_points,
  'minPricePoisha', ep.least_price_poisha) end`;

/** Every plan, in the order that the business set. */
export const listEmiPlans = queryColumn<EmiPlanRow>(
  "list-emi-plans",
  `select ${EMI_PLAN_JSON} as plan from emi_plans ep order by ep.position, ep.code`,
);
