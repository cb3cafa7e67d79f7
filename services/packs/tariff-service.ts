import { toPoisha } from "@/backend/contract/money";
import type { TariffPackage as WirePackage } from "@/backend/contract/subscriber-services/tariff-packages";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** The prices of a SIM without a pack. In whole poisha. */
export type TariffPackage = ReturnType<typeof readPackage>;

function readPackage(wire: WirePackage) {
  const { fnf, credit } = wire;
  return {
    packageId: wire.package_id,
    type: wire.type,
    name: wire.name,
    /** A text about the customers it suits. */
    suits: wire.suits,
    callPoisha: toPoisha(wire.call_rate),
    pulseSeconds: wire.pulse_seconds,
    /** Friends and family; 0 poisha = free of charge. Null when the package has none. */
    fnf: fnf && { numbers: fnf.numbers, callPoisha: toPoisha(fnf.call_rate) },
    smsPoisha: toPoisha(wire.sms_rate),
    feePoisha: toPoisha(wire.monthly_fee),
    includedMb: wire.included_mb,
    includedMinutes: wire.included_minutes,
    /** Null for prepaid. */
    credit: credit && {
      minPoisha: toPoisha(credit.least),
      maxPoisha: toPoisha(credit.most),
      depositFreePoisha: toPoisha(credit.deposit_free),
    },
    simPoisha: toPoisha(wire.sim_price),
    /** The code to dial to change to this package; null when a customer centre makes the change. */
    changeCode: wire.change_code,
  };
}

/**
 * GET /api/v1/tariff-packages: prepaid and postpaid packages in the order of their comparison
 * (docs/packs-and-recharge.md).
 */
export async function listTariffPackages(api: Api): Promise<TariffPackage[]> {
  const { data } = await api.request("listTariffPackages");
  return readAnswer(() => data.items.map(readPackage));
}
