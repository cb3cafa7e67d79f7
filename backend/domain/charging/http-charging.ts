import { randomUUID } from "node:crypto";
import { readBalance, readChange, readRenewal } from "@/backend/domain/charging/charging-answers";
import { USUAL_TIMING } from "@/backend/domain/external-system";
import { jsonSystem, type SystemSettings } from "@/backend/domain/json-system";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";
import type { Fields } from "@/utils/text/json-fields";

/**
 * The operator's charging system over HTTP (docs/charging-port.md). A read is repeated at once when the error may be
 * temporary. A change of a balance is not, since the first request may have arrived.
 */
export function httpCharging(settings: SystemSettings, timing = USUAL_TIMING): ChargingSystem {
  const system = jsonSystem(settings, timing, ChargingSystemError);
  const change = async (path: string, body: Fields & { readonly reference: string }): Promise<ChangeAnswer> => {
    const { reference } = body;
    const answer = await system.post(path, reference, body);
    if (answer === null) throw new ChargingSystemError("answered 404 to a change", false);
    return readChange(answer, reference);
  };
  return {
    maxSeconds: system.maxSeconds,
    async findBalance(number) {
      const msisdn = withCountryCode(number);
      const answer = await system.get(`/balances/${msisdn}`, { msisdn });
      return answer === null ? null : readBalance(answer, msisdn);
    },
    credit: ({ reference, msisdn, amountPoisha }) =>
      change("/recharges", { reference, msisdn: withCountryCode(msisdn), amount_poisha: amountPoisha }),
    activate: ({ reference, msisdn, packId, pricePoisha, autoRenew }) =>
      change("/activations", {
        reference,
        msisdn: withCountryCode(msisdn),
        pack_id: packId,
        price_poisha: pricePoisha,
        auto_renew: autoRenew,
      }),
    async findChange(reference) {
      const answer = await system.get(`/changes/${encodeURIComponent(reference)}`, { reference });
      return answer === null ? null : readChange(answer, reference);
    },
    async changeRenewal({ msisdn, reference, renews }) {
      const path = `/packs/${encodeURIComponent(reference)}/renewal`;
      const answer = await system.post(path, randomUUID(), {
        reference,
        msisdn: withCountryCode(msisdn),
        auto_renew: renews,
      });
      if (answer !== null) readRenewal(answer, reference, renews);
      return answer !== null;
    },
  };
}

function withCountryCode(msisdn: string): string {
  return `88${msisdn}`;
}
