import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCodeFields } from "@/hooks/login/use-code-fields";
import { askWithCode, type CodeError, codeErrorOf, useCodeSending } from "@/hooks/login/use-code-sending";
import { analytics } from "@/services/analytics/analytics";
import { checkStarStatus, type StarStatus, showStarStatus } from "@/services/star/star-status-service";
import type { CodeChannel } from "@/utils/login/code-channel";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export const STAR_CODE_LENGTH = 4;

export interface StarCheck {
  step: "number" | "code" | "tier";
  msisdn: string;
  code: string;
  /** Of the step `tier`. */
  status: StarStatus | null;
  error: CodeError | null;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  sends: number;
  called: boolean;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** Asks for the tier, or for a code. */
  check(): void;
  /** Asks for a code by a call. */
  call(): void;
  /** Requests the tier with the code: the complete one that was just typed, or the present one. */
  show(whole?: string): void;
  back(): void;
}

/**
 * The tier of a number: at once for the reader's own, else by a code (API-SITE-18, API-SITE-19).
 * @param ownMsisdn the reader's number to begin with; empty for a visitor
 * @param own what the page already knows of that number: it is then shown at once
 */
export function useStarCheck(ownMsisdn: string, own: StarStatus | null = null): StarCheck {
  const api = useApi();
  const [step, setStep] = useState<StarCheck["step"]>(own === null ? "number" : "tier");
  const [status, setStatus] = useState<StarStatus | null>(own);
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = useCodeSending(
    "The tier of a number could not be checked",
    codeErrorOf,
  );
  const { msisdn, code, setCode, changeMsisdn, changeCode } = useCodeFields(ownMsisdn, setError);
  const take = (found: StarStatus, proof: "session" | "code") => {
    analytics.track({ name: "star_check", properties: { proof } });
    setStatus(found);
    setStep("tier");
  };

  const ask = (channel?: CodeChannel) => {
    const number = normaliseMsisdn(msisdn);
    if (number === null) return setError("msisdn");
    void run(async () => {
      const found = await checkStarStatus(api, { msisdn: number, ...(channel && { channel }) });
      if (found !== null) return take(found, "session");
      setCode("");
      setStep("code");
      sent(channel);
    });
  };

  return {
    step,
    msisdn,
    code,
    status,
    error,
    busy,
    secondsLeft,
    sends,
    called,
    changeMsisdn,
    changeCode,
    check: () => ask(),
    call: () => ask("voice"),
    show(whole = code) {
      const number = normaliseMsisdn(msisdn);
      if (number === null || !new RegExp(`^\\d{${STAR_CODE_LENGTH}}$`).test(whole)) return setError("code");
      const show = () => showStarStatus(api, { msisdn: number, code: whole });
      void run(async () => take(await askWithCode(() => setCode(""), show), "code"));
    },
    back() {
      setStep("number");
      startOver();
      setCode("");
      setStatus(null);
      setError(null);
    },
  };
}
