import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useCodeSending } from "@/hooks/use-code-sending";
import {
  type Activation,
  activate,
  type NewActivation,
  sendActivationCode,
  type Wanted,
} from "@/services/activation-service";
import { analytics } from "@/services/analytics";
import type { Api } from "@/services/api-client";
import { ApiError } from "@/services/api-error";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/idempotency";
import { noteBegunRecharge } from "@/utils/last-recharge";
import { normaliseMsisdn } from "@/utils/msisdn";

export const ACTIVATION_CODE_LENGTH = 4;
const SCOPE = "activation";
/** What is recharged at least, and in which steps, so that a link to the recharge proposes a usual amount. */
const RECHARGE_STEP = 10;
const LEAST_RECHARGE = 20;
const isText = (value: unknown): value is string => typeof value === "string";

/** Why it is not active: a sentence of the page, or one of the answer. */
export interface ActivationTrouble {
  kind: "msisdn" | "code" | "tooMany" | "unanswered" | "refused";
  /** Of `refused`, in the reader's language. */
  message: string;
  /** Whole taka to recharge; null where the balance is not what is lacking. */
  rechargeTaka: number | null;
}

const troubleWith = (kind: ActivationTrouble["kind"]): ActivationTrouble => ({ kind, message: "", rechargeTaka: null });

export interface ActivationForm {
  step: "number" | "code" | "done";
  msisdn: string;
  code: string;
  /** Of the step `done`. */
  result: Activation | null;
  trouble: ActivationTrouble | null;
  busy: boolean;
  /** True where the number is the reader's own, who needs no code. */
  isOwn: boolean;
  secondsLeft: number;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** Activates for the own number, sends a code to any other. */
  submit(): void;
  resend(): void;
  verify(code?: string): void;
  back(): void;
}

export interface ActivationStart extends Wanted {
  pricePoisha: number;
  autoRenew: boolean;
  /** Empty for a visitor. */
  ownMsisdn: string;
  /** The number to begin with. */
  msisdn: string;
  /** Activates for the own number without another tap. */
  atOnce: boolean;
}

function troubleOf(error: unknown): ActivationTrouble {
  if (!(error instanceof ApiError) || error.kind !== "refused") return troubleWith("unanswered");
  if (error.code === "code-wrong") return troubleWith("code");
  if (error.code === "msisdn-invalid") return troubleWith("msisdn");
  if (error.code === "too-many-requests") return troubleWith("tooMany");
  if (error.code === "request-in-progress") return troubleWith("unanswered");
  const { missing } = error.errors[0] ?? {};
  const steps = missing === undefined ? null : Math.ceil(missing / RECHARGE_STEP);
  const rechargeTaka = steps === null ? null : Math.max(LEAST_RECHARGE, steps * RECHARGE_STEP);
  return { kind: "refused", message: error.message, rechargeTaka };
}

const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === "code-needed";

/** Activates under the key of a try without an answer, else under a new one, so that nothing is charged twice. */
async function activateOnce(api: Api, wanted: NewActivation): Promise<Activation> {
  const request = JSON.stringify(Object.values(wanted));
  const before = findUnanswered(SCOPE, isText);
  const key = before?.request === request ? before.key : newIdempotencyKey();
  keepUnanswered(SCOPE, { key, request });
  try {
    const activation = await activate(api, wanted, key);
    forgetUnanswered(SCOPE);
    return activation;
  } catch (error) {
    const isAnswered = error instanceof ApiError && error.kind === "refused" && error.code !== "request-in-progress";
    if (isAnswered) forgetUnanswered(SCOPE);
    throw error;
  }
}

/**
 * A pack or an offer on its way to being active: a number, a code where the number is not the reader's own, the result
 * (API-SITE-06, API-SITE-08, API-SITE-15, API-SITE-16).
 */
export function useActivation(start: ActivationStart): ActivationForm {
  const { kind, id, pricePoisha, autoRenew, ownMsisdn } = start;
  const api = useApi();
  const [step, setStep] = useState<ActivationForm["step"]>("number");
  const [msisdn, setMsisdn] = useState(start.msisdn);
  const [code, setCode] = useState("");
  const [result, setResult] = useState<Activation | null>(null);
  const { trouble, setTrouble, busy, secondsLeft, sent, run } = useCodeSending(
    "An activation got no answer",
    troubleOf,
  );
  const number = normaliseMsisdn(msisdn);
  const isOwn = ownMsisdn !== "" && number === ownMsisdn;

  const take = async (to: string, given: string | null) => {
    const count = (outcome: "active" | "pending" | "refused" | "unanswered") => {
      const properties = { kind, id, amount_taka: pricePoisha / 100, auto_renew: autoRenew, outcome };
      analytics.track({ name: "pack_activate", properties });
    };
    try {
      const activation = await activateOnce(api, { kind, id, msisdn: to, code: given, autoRenew, pricePoisha });
      count(activation.isActive ? "active" : "pending");
      setResult(activation);
      setStep("done");
    } catch (error) {
      const { kind: trouble } = troubleOf(error);
      // A wrong code or number is typed again; only what the charging answered is counted.
      if (trouble === "refused" && !isCodeNeeded(error)) count("refused");
      if (trouble === "unanswered") count("unanswered");
      throw error;
    }
  };
  const askForCode = async (to: string) => {
    await sendActivationCode(api, { kind, id }, to);
    setCode("");
    setStep("code");
    sent();
  };
  const submit = () => {
    if (number === null) return setTrouble(troubleWith("msisdn"));
    void run(async () => {
      if (!isOwn) return askForCode(number);
      try {
        await take(number, null);
      } catch (error) {
        // The session has ended meanwhile: the number proves itself by a code, like any other.
        if (!isCodeNeeded(error)) throw error;
        await askForCode(number);
      }
    });
  };
  // The recharge page then begins with this number, also where nobody is logged in.
  const rechargeTaka = trouble?.rechargeTaka ?? null;
  useEffect(() => {
    if (rechargeTaka !== null && number !== null)
      noteBegunRecharge({ msisdn: number, amountPoisha: rechargeTaka * 100 });
  }, [rechargeTaka, number]);
  const begun = useRef(!start.atOnce);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    submit();
  });

  return {
    step,
    msisdn,
    code,
    result,
    trouble,
    busy,
    isOwn,
    secondsLeft,
    changeMsisdn(text) {
      setMsisdn(text);
      setTrouble(null);
    },
    changeCode(text) {
      setCode(text);
      setTrouble(null);
    },
    submit,
    resend() {
      if (number !== null) void run(() => askForCode(number));
    },
    verify(typed = code) {
      const isWhole = new RegExp(`^\\d{${ACTIVATION_CODE_LENGTH}}$`).test(typed);
      if (number === null || !isWhole) return setTrouble(troubleWith("code"));
      void run(async () => {
        try {
          await take(number, typed);
        } catch (error) {
          if (troubleOf(error).kind === "code") setCode("");
          throw error;
        }
      });
    },
    back() {
      setStep("number");
      setCode("");
      setTrouble(null);
    },
  };
}
