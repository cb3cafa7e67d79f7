import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { type TariffPackage, tariffCalls } from "@/backend/contract/subscriber-services/tariff-packages";
import type { TariffRow } from "@/backend/db/queries/subscriber-services/tariff-queries";
import { listTariffPackages } from "@/backend/domain/packs/list-packs";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type Route } from "@/backend/http/requests/route";

export const tariffRoutes: readonly Route[] = [
  cachedRoute(tariffCalls.listTariffPackages, async (context) => {
    const packages = await listTariffPackages(context);
    return answer({ items: packages.map((row) => tariffView(row, context.lang)) });
  }),
];

function tariffView(row: TariffRow, lang: Language): TariffPackage {
  const { creditMinPoisha: least, creditMaxPoisha: most, depositFreePoisha: free } = row;
  return {
    package_id: row.id,
    type: row.type,
    name: row.names[lang],
    suits: row.suits[lang],
    call_rate: toTaka(row.callPoisha),
    pulse_seconds: row.pulseSeconds,
    fnf: row.fnfNumbers === 0 ? null : { numbers: row.fnfNumbers, call_rate: toTaka(row.fnfPoisha) },
    sms_rate: toTaka(row.smsPoisha),
    monthly_fee: toTaka(row.feePoisha),
    included_mb: row.includedMb,
    included_minutes: row.includedMinutes,
    credit:
      least === null || most === null
        ? null
        : { least: toTaka(least), most: toTaka(most), deposit_free: toTaka(free ?? 0) },
    sim_price: toTaka(row.simPoisha),
    change_code: row.changeCode,
  };
}
