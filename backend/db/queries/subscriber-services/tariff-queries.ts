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
  `select id, type, names, suits, call_poisha, pulse_seconds, fnf_numbers, fnf_poisha, sms_poisha, fee_poisha,
     included_mb, included_minutes, credit_least_poisha as credit_min_poisha, credit_most_poisha as credit_max_poisha,
     deposit_free_poisha, sim_poisha, change_code
   from tariff_packages where published order by position, id`,
);
