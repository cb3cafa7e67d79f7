import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { askWithCode, useCodeSending } from "@/hooks/login/use-code-sending";
import { analytics } from "@/services/analytics/analytics";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import {
  type Activation,
  activate,
  type NewActivation,
  sendActivationCode,
  type Wanted,
} from "@/services/packs/activation-service";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/checkout/idempotency";
import type { CodeChannel } from "@/utils/login/code-channel";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { forgetBegunActivation, noteBegunActivation } from "@/utils/packs/begun-activation";
import { noteBegunRecharge } from "@/utils/packs/last-recharge";

export const ACTIVATION_CODE_LENGTH = 4;
const SCOPE = "activation";
/** What is recharged at least, and in which steps, so that a link to the recharge proposes a usual amount. */
const RECHARGE_STEP = 10;
const LEAST_RECHARGE = 20;
const isText = (value: unknown): value is string => typeof value === "string";

/** Why it is not active: a sentence of the page, or one of the answer. */
export interface ActivationError {
  kind: "msisdn" | "code" | "tooMany" | "unanswered" | "refused";
  /** Of `refused`, in the reader's language. */
  message: string;
  /** Whole taka to recharge; null where the balance is not the reason. */
  rechargeTaka: number | null;
}

const errorWith = (kind: ActivationError["kind"]): ActivationError => ({ kind, message: "", rechargeTaka: null });

export interface ActivationForm {
  step: "number" | "code" | "done";
  msisdn: string;
  code: string;
  /** Of the step `done`. */
  result: Activation | null;
  error: ActivationError | null;
  busy: boolean;
  /** True where the number is the reader's own, who needs no code. */
  isOwn: boolean;
  /** True while a list of offers has proved the number: no code is needed. */
  isProved: boolean;
  /** True where the code was sent before a recharge. */
  isResumed: boolean;
  secondsLeft: number;
  /** Codes that were sent to the number so far. */
  sends: number;
  /** True when the last one is read out by a call. */
  called: boolean;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** Activates for the own number, sends a code to any other. */
  submit(): void;
  resend(): void;
  /** Asks for the code by a call. */
  call(): void;
  verify(code?: string): void;
  back(): void;
}

export interface ActivationStart extends Wanted {
  title: string;
  pricePoisha: number;
  autoRenew: boolean;
  /** Empty for a visitor. */
  ownMsisdn: string;
  /** The number to begin with. */
  msisdn: string;
  /** Of the list of offers of that number; null without one. */
  proof: string | null;
  /** A code that was sent to that number before a recharge is still usable. */
  hasCode: boolean;
  /** Activates without another click: for the own number, or with the proof. */
  atOnce: boolean;
}

function errorOf(error: unknown): ActivationError {
  if (!(error instanceof ApiError) || error.kind !== "refused") return errorWith("unanswered");
  if (error.code === "code-wrong") return errorWith("code");
  if (error.code === "msisdn-invalid") return errorWith("msisdn");
  if (error.code === "too-many-requests") return errorWith("tooMany");
  if (error.code === "request-in-progress") return errorWith("unanswered");
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

type Proof = { code: string } | { proof: string } | null;

/** Activates once and counts the outcome; what a recharge needs to continue is noted. @throws what the call throws */
function useCountedActivation({ kind, id, title, pricePoisha, autoRenew }: ActivationStart) {
  const api = useApi();
  const count = (outcome: "active" | "pending" | "refused" | "unanswered") => {
    const properties = { kind, id, amount_taka: pricePoisha / 100, auto_renew: autoRenew, outcome };
    analytics.track({ name: "pack_activate", properties });
  };
  return async (msisdn: string, given: Proof): Promise<Activation> => {
    const proved = { code: null, proof: null, ...given };
    try {
      const activation = await activateOnce(api, { kind, id, msisdn, ...proved, autoRenew, pricePoisha });
      count(activation.isActive ? "active" : "pending");
      return activation;
    } catch (error) {
      const { kind: reason, rechargeTaka } = errorOf(error);
      // A wrong code or number is typed again; only answers of the charging system are counted.
      if (reason === "refused" && !isCodeNeeded(error)) count("refused");
      if (reason === "unanswered") count("unanswered");
      // Code and proof stay usable: after a recharge the activation continues with them.
      if (rechargeTaka !== null) noteBegunActivation({ kind, id, title, msisdn, proof: proved.proof });
      throw error;
    }
  };
}

/** The recharge page then begins with this number, also without a log-in. */
function useRechargeNote(rechargeTaka: number | null, msisdn: string | null): void {
  useEffect(() => {
    if (rechargeTaka !== null && msisdn !== null) noteBegunRecharge({ msisdn, amountPoisha: rechargeTaka * 100 });
  }, [rechargeTaka, msisdn]);
}

/** Submits once without a click, where that is wanted. */
function useSubmitAtOnce(isWanted: boolean, submit: () => void): void {
  const begun = useRef(!isWanted);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    submit();
  });
}

const isWholeCode = (text: string) => new RegExp(`^\\d{${ACTIVATION_CODE_LENGTH}}$`).test(text);

/** What is typed and reached: the number, its code, and the step between them. */
function useActivationFields(start: ActivationStart) {
  const [step, setStep] = useState<ActivationForm["step"]>(start.hasCode ? "code" : "number");
  const [isResumed, setIsResumed] = useState(start.hasCode);
  const [proof, setProof] = useState(start.proof);
  const [msisdn, setMsisdn] = useState(start.msisdn);
  const [code, setCode] = useState("");
  const [result, setResult] = useState<Activation | null>(null);
  const number = normaliseMsisdn(msisdn);
  return {
    shown: {
      step,
      msisdn,
      code,
      result,
      isOwn: start.ownMsisdn !== "" && number === start.ownMsisdn,
      isProved: proof !== null && number === start.msisdn,
      isResumed,
    },
    number,
    proof,
    setMsisdn,
    setCode,
    dropProof: () => setProof(null),
    /** A code was sent. */
    expectCode() {
      setCode("");
      setStep("code");
      setIsResumed(false);
    },
    /** It is active, or soon will be. */
    finish(activation: Activation) {
      setResult(activation);
      forgetBegunActivation();
      setStep("done");
    },
    back() {
      setStep("number");
      setCode("");
    },
  };
}

/**
 * The activation of a pack or an offer: a number, a code where the number is not the reader's own, the result
 * (API-SITE-06, API-SITE-08, API-SITE-15, API-SITE-16).
 */
export function useActivation(start: ActivationStart): ActivationForm {
  const { kind, id } = start;
  const api = useApi();
  const { shown, number, proof, setMsisdn, setCode, dropProof, expectCode, finish, back } = useActivationFields(start);
  const { isOwn, isProved } = shown;
  const activateWith = useCountedActivation(start);
  const sending = useCodeSending("An activation got no answer", errorOf);
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = sending;

  const take = async (to: string, given: Proof) => finish(await activateWith(to, given));
  const askForCode = async (to: string, channel?: CodeChannel) => {
    await sendActivationCode(api, { kind, id }, { msisdn: to, ...(channel && { channel }) });
    expectCode();
    sent(channel);
  };
  const askAgain = (channel?: CodeChannel) => {
    if (number !== null) void run(() => askForCode(number, channel));
  };
  const submit = () => {
    if (number === null) return setError(errorWith("msisdn"));
    void run(async () => {
      if (!isOwn && !isProved) return askForCode(number);
      try {
        await take(number, isOwn || proof === null ? null : { proof });
      } catch (error) {
        // Session or proof have expired: the number is proved by a code, like any other.
        if (!isCodeNeeded(error)) throw error;
        dropProof();
        await askForCode(number);
      }
    });
  };
  const verify = (typed = shown.code) => {
    if (number === null || !isWholeCode(typed)) return setError(errorWith("code"));
    const clear = () => setCode("");
    void run(() => askWithCode(clear, () => take(number, { code: typed })));
  };
  const cleared = (work: () => void) => {
    work();
    setError(null);
  };
  useRechargeNote(error?.rechargeTaka ?? null, number);
  useSubmitAtOnce(start.atOnce, submit);

  return {
    ...shown,
    ...{ error, busy, secondsLeft, sends, called },
    changeMsisdn: (text) => cleared(() => setMsisdn(text)),
    changeCode: (text) => cleared(() => setCode(text)),
    submit,
    resend: () => askAgain(),
    call: () => askAgain("voice"),
    verify,
    back() {
      back();
      startOver();
      setError(null);
    },
  };
}
