import type { TariffType } from "@/backend/contract/subscriber-services/tariff-packages";
import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface TariffRow {
  id: string;
  type: TariffType;
  names: Localized;
  suits: Localized;
  callPoisha: number;
  pulseSeconds: number;
  fnfNumbers: number;
  /** 0 = free of charge. */
  fnfPoisha: number;
  smsPoisha: number;
  feePoisha: number;
  includedMb: number;
  includedMinutes: number;
  /** Null for prepaid. */
  creditMinPoisha: number | null;
  creditMaxPoisha: number | null;
  depositFreePoisha: number | null;
  simPoisha: number;
  changeCode: string | null;
}

/** The packages that are offered, in the order of their comparison. */
export const listTariffs = queryRows<TariffRow>(
  "list-tariff-packages",
  `select id, type, names, suits, call_poisha as "callPoisha", pulse_seconds as "pulseSeconds",
     fnf_numbers as "fnfNumbers", fnf_poisha as "fnfPoisha", sms_poisha as "smsPoisha", fee_poisha as "feePoisha",
     included_mb as "includedMb", included_minutes as "includedMinutes", credit_least_poisha as "creditMinPoisha",
     credit_most_poisha as "creditMaxPoisha", deposit_free_poisha as "depositFreePoisha", sim_poisha as "simPoisha",
     change_code as "changeCode"
   from tariff_packages where published order by position, id`,
);
