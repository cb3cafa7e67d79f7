import { randomUUID } from "node:crypto";
import { readBalance, readChange, readRenewal } from "@/backend/domain/charging/charging-answers";
import { jsonSystem, type SystemSettings, type SystemTiming } from "@/backend/domain/json-system";
import { type ChangeAnswer, type ChargingSystem, ChargingSystemError } from "@/backend/domain/ports/charging-system";

const TIMING: SystemTiming = { questions: 2, firstPauseMs: 200, failuresToOpen: 5, openMs: 15_000 };

/**
 * The operator's charging system over HTTP (docs/charging-port.md). A read is repeated at once when the error may be
 * temporary. A change of a balance is not, since the first request may have arrived.
 */
export function httpCharging(settings: SystemSettings, timing: SystemTiming = TIMING): ChargingSystem {
  const system = jsonSystem(settings, timing, ChargingSystemError);
  const change = async (path: string, reference: string, body: object): Promise<ChangeAnswer> => {
    const answer = await system.order(path, reference, body);
    if (answer === null) throw new ChargingSystemError("answered 404 to a change", false);
    return readChange(answer, reference);
  };
  return {
    maxSeconds: system.maxSeconds,
    async findBalance(msisdn) {
      const answer = await system.ask(`/balances/${abroad(msisdn)}`);
      return answer === null ? null : readBalance(answer, abroad(msisdn));
    },
    credit: ({ reference, msisdn, amountPoisha }) =>
      change("/recharges", reference, { reference, msisdn: abroad(msisdn), amount_poisha: amountPoisha }),
    activate: ({ reference, msisdn, packId, pricePoisha, autoRenew }) =>
      change("/activations", reference, {
        reference,
        msisdn: abroad(msisdn),
        pack_id: packId,
        price_poisha: pricePoisha,
        auto_renew: autoRenew,
      }),
    async findChange(reference) {
      const answer = await system.ask(`/changes/${encodeURIComponent(reference)}`);
      return answer === null ? null : readChange(answer, reference);
    },
    async changeRenewal({ msisdn, reference, renews }) {
      const path = `/packs/${encodeURIComponent(reference)}/renewal`;
      const answer = await system.order(path, randomUUID(), { reference, msisdn: abroad(msisdn), auto_renew: renews });
      if (answer !== null) readRenewal(answer, reference, renews);
      return answer !== null;
    },
  };
}

function abroad(msisdn: string): string {
  return `88${msisdn}`;
}
