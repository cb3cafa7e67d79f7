import { type Dispatch, type SetStateAction, useState } from "react";
import { useDraftText } from "@/hooks/forms/use-draft-text";
import {
  type CodeError,
  type CodeState,
  callWithCode,
  codeErrorOf,
  useCodeSending,
} from "@/hooks/login/use-code-sending";
import { useLanguageChange } from "@/hooks/ui/use-language-change";
import { logFailure } from "@/utils/browser/log-failure";
import { removeDraft } from "@/utils/forms/form-draft";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

/** The fields for a number and its code. Typing in a field clears the error. */
function useCodeFields(
  { draft, ownMsisdn }: Pick<NumberCheckOptions<unknown, never>, "draft" | "ownMsisdn">,
  setError: (error: null) => void,
) {
  const { text: msisdn, setText: setMsisdn, type } = useDraftText(draft ?? null, "msisdn", ownMsisdn);
  const [code, setCode] = useState("");
  return {
    msisdn,
    code,
    setMsisdn,
    setCode,
    /** The number of the result: it is no draft any more. */
    showMsisdn(number: string) {
      setMsisdn(number);
      if (draft !== undefined) removeDraft(draft);
    },
    changeMsisdn(text: string) {
      type(text);
      setError(null);
    },
    changeCode(text: string) {
      setCode(text);
      setError(null);
    },
  };
}

/** @typeParam Refusal reasons for a refusal beyond those of every code */
export interface NumberCheck<Found, Refusal extends string = never> extends CodeState<CodeError | Refusal> {
  step: "number" | "code" | "found";
  /** The number as typed; in the step `found` the number of the result, 11 digits. */
  msisdn: string;
  code: string;
  /** The result; null in the other steps. */
  found: Found | null;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** Submits the number: loads the result for the visitor's own number, sends a code to any other number. */
  request(): void;
  /** Starts over with this number, and submits it. */
  requestFor(msisdn: string): void;
  /** Requests the code in a phone call. */
  call(): void;
  /** Submits the code. @param whole the complete code, when its last digit was just typed */
  confirm(whole?: string): void;
  /** Returns to the step `number`. */
  startOver(): void;
}

interface NumberCheckOptions<Found, Refusal extends string> {
  /** The name of the draft that the typed number is stored in until there is a result; without it, nothing is stored. */
  draft?: string;
  /** The number filled in at first: that of the logged-in visitor; empty for others. */
  ownMsisdn: string;
  /** The result for that number, if the page already has it. */
  own: Found | null;
  /** Loads the result. @returns null when a code was sent instead */
  request(input: { msisdn: string; channel?: CodeChannel }): Promise<Found | null>;
  confirm(input: { msisdn: string; code: string }): Promise<Found>;
  onFound?(found: Found, proof: "session" | "code"): void;
  /** Loads the texts of the result again, after a change of the language; must not send a code. */
  translate?(found: Found, msisdn: string): Promise<Found>;
  /** The log message when a request fails. */
  failure: string;
  /** Converts a failure to the error shown to the visitor; without it, the errors of every code are known. */
  errorOf?(error: unknown): CodeError | Refusal;
  /** The error shown at first. */
  firstError?: CodeError | Refusal | null;
}

/** Keeps a result in the language of the page. */
function useTranslation<Found>(
  { translate, failure }: Pick<NumberCheckOptions<Found, never>, "translate" | "failure">,
  { found, msisdn }: { found: Found | null; msisdn: string },
  setFound: Dispatch<SetStateAction<Found | null>>,
): void {
  useLanguageChange(async () => {
    if (found === null || translate === undefined) return;
    try {
      const translated = await translate(found, msisdn);
      setFound((before) => (before === found ? translated : before));
    } catch (error) {
      logFailure(failure, error);
    }
  });
}

/** State of a form that shows data about a number: at once for the visitor's own number, after a code for others. */
export function useNumberCheck<Found, Refusal extends string = never>(
  options: NumberCheckOptions<Found, Refusal>,
): NumberCheck<Found, Refusal> {
  const [step, setStep] = useState<NumberCheck<Found>["step"]>(options.own === null ? "number" : "found");
  const [found, setFound] = useState<Found | null>(options.own);
  const sending = useCodeSending(options.failure, options.errorOf ?? codeErrorOf, options.firstError);
  const { error, setError, busy, secondsLeft, sends, called, run } = sending;
  const { msisdn, code, setMsisdn, showMsisdn, setCode, ...changes } = useCodeFields(options, setError);
  useTranslation(options, { found, msisdn }, setFound);

  const show = (number: string, result: Found, proof: "session" | "code") => {
    showMsisdn(number);
    setFound(result);
    setStep("found");
    options.onFound?.(result, proof);
  };
  const request = (text: string, channel?: CodeChannel) => {
    const number = normaliseMsisdn(text);
    if (number === null) return setError("msisdn");
    void run(async () => {
      const result = await options.request({ msisdn: number, ...(channel && { channel }) });
      if (result !== null) return show(number, result, "session");
      // The field may have been changed since: the code belongs to the number that was sent.
      setMsisdn(number);
      setCode("");
      setStep("code");
      sending.sent(channel);
    });
  };
  const confirm = (whole = code) => {
    const number = normaliseMsisdn(msisdn);
    if (number === null || !isWholeCode(whole)) return setError("code");
    const send = () => options.confirm({ msisdn: number, code: whole });
    void run(async () => show(number, await callWithCode(() => setCode(""), send), "code"));
  };
  const startOver = () => {
    if (busy) return;
    // A number without a delivered code stays in its field: it may contain a typing error.
    if (step === "found") setMsisdn("");
    setStep("number");
    setFound(null);
    setCode("");
    setError(null);
    sending.startOver();
  };
  const fields = { msisdn, code, step, found, error, busy, secondsLeft, sends, called, ...changes };
  return {
    ...fields,
    request: () => request(msisdn),
    requestFor(text) {
      if (busy) return;
      startOver();
      setMsisdn(text);
      request(text);
    },
    call: () => request(msisdn, "voice"),
    confirm,
    startOver,
  };
}
