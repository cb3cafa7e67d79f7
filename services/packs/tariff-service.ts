import { toPoisha } from "@/backend/contract/money";
import type { TariffType, TariffPackage as WirePackage } from "@/backend/contract/subscriber-services/tariff-packages";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** The prices of a SIM without a pack. In whole poisha. */
export interface TariffPackage {
  packageId: string;
  type: TariffType;
  name: string;
  /** A text about the customers it suits. */
  suits: string;
  callPoisha: number;
  pulseSeconds: number;
  /** Friends and family; 0 poisha = free of charge. Null when the package has none. */
  fnf: { numbers: number; callPoisha: number } | null;
  smsPoisha: number;
  feePoisha: number;
  includedMb: number;
  includedMinutes: number;
  /** Null for prepaid. */
  credit: { leastPoisha: number; mostPoisha: number; depositFreePoisha: number } | null;
  simPoisha: number;
  /** The code to dial to change to this package; null when a customer centre makes the change. */
  changeCode: string | null;
}

function readPackage(wire: WirePackage): TariffPackage {
  const { fnf, credit } = wire;
  return {
    packageId: wire.package_id,
    type: wire.type,
    name: wire.name,
    suits: wire.suits,
    callPoisha: toPoisha(wire.call_rate),
    pulseSeconds: wire.pulse_seconds,
    fnf: fnf && { numbers: fnf.numbers, callPoisha: toPoisha(fnf.call_rate) },
    smsPoisha: toPoisha(wire.sms_rate),
    feePoisha: toPoisha(wire.monthly_fee),
    includedMb: wire.included_mb,
    includedMinutes: wire.included_minutes,
    credit: credit && {
      leastPoisha: toPoisha(credit.least),
      mostPoisha: toPoisha(credit.most),
      depositFreePoisha: toPoisha(credit.deposit_free),
    },
    simPoisha: toPoisha(wire.sim_price),
    changeCode: wire.change_code,
  };
}

/**
 * GET /api/v1/tariff-packages: prepaid and postpaid packages in the order of their comparison
 * (docs/packs-and-recharge.md).
 * @throws ApiError
 */
export async function listTariffPackages(api: Api): Promise<TariffPackage[]> {
  const { data } = await api.request("listTariffPackages");
  return readAnswer(() => data.items.map(readPackage));
}
