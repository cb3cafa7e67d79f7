import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import {
  type CodeError,
  callWithCode,
  codeErrorOf,
  type TooMany,
  useCodeSending,
} from "@/hooks/login/use-code-sending";
import { analytics } from "@/services/analytics/analytics";
import { ApiError } from "@/services/api/api-error";
import { isAnswer, withIdempotencyKey } from "@/services/api/idempotent-call";
import {
  type Activation,
  type ActivationTarget,
  activate,
  sendActivationCode,
} from "@/services/packs/activation-service";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { removeUnfinishedActivation, saveUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { saveStartedRecharge } from "@/utils/recharge/last-recharge";

/** The smallest recharge and the step between amounts, so that a link to the recharge suggests a usual amount. */
const RECHARGE_STEP = 10;
const MIN_RECHARGE = 20;

/** Why the activation failed, with the message of the page or of the server. */
export interface ActivationError {
  kind: Exclude<CodeError, TooMany> | keyof TooMany | "refused";
  /** The server's message for `refused` and `tooMany`, in the reader's language. */
  message: string;
  /** Whole taka to recharge; null if the balance is not the reason. */
  rechargeTaka: number | null;
}

const errorWith = (kind: ActivationError["kind"]): ActivationError => ({ kind, message: "", rechargeTaka: null });

export type ActivationForm = ReturnType<typeof useActivation>;

interface ActivationStart extends ActivationTarget {
  title: string;
  pricePoisha: number;
  autoRenew: boolean;
  /** Empty for a visitor. */
  ownMsisdn: string;
  /** The initial number. */
  msisdn: string;
  /** The proof from that number's list of offers; null without one. */
  proof: string | null;
  /** True when a code sent to that number before a recharge can still be used. */
  hasCode: boolean;
  /** True to activate without another click: for the own number, or with the proof. */
  atOnce: boolean;
}

function errorOf(error: unknown): ActivationError {
  const kind = codeErrorOf(error);
  if (typeof kind !== "string") return { ...errorWith("tooMany"), message: kind.tooMany };
  if (kind !== "unanswered" || !(error instanceof ApiError) || !isAnswer(error)) return errorWith(kind);
  const { missing } = error.errors[0] ?? {};
  const steps = missing === undefined ? null : Math.ceil(missing / RECHARGE_STEP);
  const rechargeTaka = steps === null ? null : Math.max(MIN_RECHARGE, steps * RECHARGE_STEP);
  return { kind: "refused", message: error.message, rechargeTaka };
}

const isCodeNeeded = (error: unknown) => error instanceof ApiError && error.code === "code-needed";

type Proof = { code: string } | { proof: string } | null;

/** Activates once and counts the result. Stores what a recharge needs for continuing. @throws the error of the call */
function useCountedActivation({ kind, id, title, pricePoisha, autoRenew }: ActivationStart) {
  const api = useApi();
  const count = (outcome: "active" | "pending" | "refused" | "unanswered") => {
    const properties = { kind, id, amount_taka: pricePoisha / 100, auto_renew: autoRenew, outcome };
    analytics.track({ name: "pack_activate", properties });
  };
  return async (msisdn: string, given: Proof): Promise<Activation> => {
    const proved = { code: null, proof: null, ...given };
    // An unanswered attempt is repeated with its key, also with a new code: nothing is charged twice.
    const scope = `activation:${kind}:${id}:${msisdn}`;
    try {
      const activation = await withIdempotencyKey(scope, "", (key) =>
        activate(api, { kind, id, msisdn, ...proved, autoRenew, pricePoisha }, key),
      );
      count(activation.isActive ? "active" : "pending");
      return activation;
    } catch (error) {
      const { kind: reason, rechargeTaka } = errorOf(error);
      // The user types a wrong code or number again. Only answers of the charging system are counted.
      if ((reason === "refused" || reason === "unanswered") && !isCodeNeeded(error)) count(reason);
      // Code and proof can still be used: after a recharge, the activation continues with them.
      if (rechargeTaka !== null) saveUnfinishedActivation({ kind, id, title, msisdn, proof: proved.proof });
      throw error;
    }
  };
}

/** Makes the recharge page begin with this number, also without a log-in. */
function useRechargeNote(rechargeTaka: number | null, msisdn: string | null): void {
  useEffect(() => {
    if (rechargeTaka !== null && msisdn !== null) saveStartedRecharge({ msisdn, amountPoisha: rechargeTaka * 100 });
  }, [rechargeTaka, msisdn]);
}

/** Submits once, without a click. */
function useSubmitAtOnce(isEnabled: boolean, submit: () => void): void {
  const hasSubmitted = useRef(!isEnabled);
  useEffect(() => {
    if (hasSubmitted.current) return;
    hasSubmitted.current = true;
    submit();
  });
}

/** The state of the form: the number, its code, and the current step. */
function useActivationFields(start: ActivationStart) {
  const [step, setStep] = useState<"number" | "code" | "done">(start.hasCode ? "code" : "number");
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
      /** True when the number is the reader's own: it needs no code. */
      isOwn: start.ownMsisdn !== "" && number === start.ownMsisdn,
      /** True while the number is proved by a list of offers: no code is needed. */
      isProved: proof !== null && number === start.msisdn,
      /** True when the code was sent before a recharge. */
      isResumed,
    },
    number,
    proof,
    setMsisdn,
    setCode,
    clearProof: () => setProof(null),
    /** A code was sent to this number. The field may have been changed since. */
    expectCode(to: string) {
      setMsisdn(to);
      setCode("");
      setStep("code");
      setIsResumed(false);
    },
    /** The pack is active, or will be soon. */
    finish(activation: Activation) {
      setResult(activation);
      removeUnfinishedActivation();
      setStep("done");
    },
    back() {
      setStep("number");
      setCode("");
    },
  };
}

/**
 * The activation of a pack or an offer: a number, a code if the number is not the reader's own, and the result
 * (API-SITE-06, API-SITE-08, API-SITE-15, API-SITE-16).
 */
export function useActivation(start: ActivationStart) {
  const api = useApi();
  const { shown, number, proof, setMsisdn, setCode, clearProof, expectCode, finish, back } = useActivationFields(start);
  const { isOwn, isProved } = shown;
  const activateWith = useCountedActivation(start);
  const sending = useCodeSending("An activation got no answer", errorOf);
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = sending;

  const take = async (to: string, given: Proof) => finish(await activateWith(to, given));
  const requestCode = async (to: string, channel?: CodeChannel) => {
    await sendActivationCode(api, start, { msisdn: to, ...(channel && { channel }) });
    expectCode(to);
    sent(channel);
  };
  const resendCode = (channel?: CodeChannel) => {
    if (number !== null) void run(() => requestCode(number, channel));
  };
  const submit = () => {
    if (number === null) return setError(errorWith("msisdn"));
    void run(async () => {
      if (!isOwn && !isProved) return requestCode(number);
      try {
        await take(number, isOwn || proof === null ? null : { proof });
      } catch (error) {
        // The session or the proof has expired: the number must be proved by a code, like any other.
        if (!isCodeNeeded(error)) throw error;
        clearProof();
        await requestCode(number);
      }
    });
  };
  const verify = (typed = shown.code) => {
    if (number === null || !isWholeCode(typed)) return setError(errorWith("code"));
    const clear = () => setCode("");
    void run(() => callWithCode(clear, () => take(number, { code: typed })));
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
    changeMsisdn: (text: string) => cleared(() => setMsisdn(text)),
    changeCode: (text: string) => cleared(() => setCode(text)),
    /** Activates for the reader's own number; for any other number, sends a code. */
    submit,
    resend: () => resendCode(),
    call: () => resendCode("voice"),
    verify,
    back() {
      back();
      startOver();
      setError(null);
    },
  };
}
