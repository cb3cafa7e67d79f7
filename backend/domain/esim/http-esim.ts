import { USUAL_TIMING } from "@/backend/domain/external-system";
import { type JsonSystem, jsonSystem, type SystemSettings } from "@/backend/domain/json-system";
import { type EsimAnswer, type EsimProvider, EsimProviderError } from "@/backend/domain/ports/esim-provider";
import { isFields } from "@/utils/text/json-fields";

const ICCID = /^[0-9]{19,20}$/;
/** `LPA:1$` address `$` matching id, and optional fields after it (GSMA SGP.22, section 4.1). */
const ACTIVATION_CODE = /^LPA:1\$[a-z0-9.-]{3,255}\$[A-Z0-9-]{1,255}(\$[!-~]{0,255})?$/i;

/**
 * The operator's eSIM system over HTTP (docs/esim-port.md). A query about a reference is repeated at once when the
 * error may be temporary. An order is not repeated, since the first one may have arrived.
 */
export function httpEsims(settings: SystemSettings, timing = USUAL_TIMING): EsimProvider {
  const system: JsonSystem = jsonSystem(settings, timing, EsimProviderError);
  return {
    maxSeconds: system.maxSeconds,
    async order({ reference, msisdn, purpose }) {
      const answer = await system.post("/profiles", reference, { reference, msisdn: `88${msisdn}`, purpose });
      if (answer === null) throw new EsimProviderError("answered 404 to an order", false);
      return readAnswer(answer, reference);
    },
    async find(reference) {
      const answer = await system.get(`/profiles/${reference}`, { reference });
      return answer === null ? null : readAnswer(answer, reference);
    },
  };
}

function readAnswer(answer: unknown, reference: string): EsimAnswer {
  const wrong = (why: string) => new EsimProviderError(`answered ${why}`, false);
  if (!isFields(answer)) throw wrong("with JSON that is not an object");
  const { state, iccid, activation_code: activationCode } = answer;
  if (answer["reference"] !== reference) throw wrong("about another reference");
  if (state === "pending") return { state };
  if (state !== "ready") throw wrong("with a state that is neither pending nor ready");
  if (typeof iccid !== "string" || !ICCID.test(iccid)) throw wrong("with an invalid card number");
  if (typeof activationCode !== "string" || !ACTIVATION_CODE.test(activationCode)) {
    throw wrong("with an invalid activation code");
  }
  return { state, iccid, activationCode };
}
