import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { type CodeError, type CodeState, codeErrorOf, useCodeSending } from "@/hooks/login/use-code-sending";
import { ApiError } from "@/services/api/api-error";
import { askStockNotice } from "@/services/catalog/stock-notices-service";
import { readToken } from "@/services/login/session-cookie";
import { takeAnswer } from "@/utils/browser/take-answer";
import { CODE_LENGTH, type CodeChannel } from "@/utils/login/one-time-code";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

type NoticeError = CodeError | "inStock";

export interface StockNoticeForm extends CodeState<NoticeError> {
  /** `asking` while the notice is requested for the session's own number, which needs no more input. */
  step: "asking" | "number" | "code" | "kept";
  msisdn: string;
  code: string;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  send(): void;
  /** Sends another code by a call. */
  call(): void;
  confirm(): void;
  back(): void;
}

const errorOf = (error: unknown): NoticeError =>
  error instanceof ApiError && error.code === "in-stock" ? "inStock" : codeErrorOf(error);

/** Requests the notice for the session's own number first, which needs no code. */
function useSessionNotice(
  sku: string,
  setStep: (step: StockNoticeForm["step"]) => void,
  setError: (error: NoticeError | null) => void,
) {
  const api = useApi();
  useEffect(() => {
    if (readToken() === null) {
      setStep("number");
      return;
    }
    return takeAnswer(
      askStockNotice(api, { sku }),
      () => setStep("kept"),
      (error) => {
        setStep("number");
        // An expired session is not shown as an error: the form asks for the number.
        if (error instanceof ApiError && error.code === "no-session") return;
        setError(errorOf(error));
      },
    );
  }, [api, sku, setStep, setError]);
}

/** Saves a stock notice for a variant: at once for a logged-in user, else with a number and its code. */
export function useStockNotice(sku: string): StockNoticeForm {
  const api = useApi();
  const [step, setStep] = useState<StockNoticeForm["step"]>("asking");
  const [msisdn, setMsisdn] = useState("");
  const [code, setCode] = useState("");
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = useCodeSending(
    "A notice could not be saved",
    errorOf,
  );

  useSessionNotice(sku, setStep, setError);

  const ask = (channel?: CodeChannel) => {
    const number = normaliseMsisdn(msisdn);
    if (number === null) return setError("msisdn");
    void run(async () => {
      const next = await askStockNotice(api, { sku, msisdn: number, ...(channel && { channel }) });
      setCode("");
      setStep(next);
      sent(channel);
    });
  };

  return {
    step,
    msisdn,
    code,
    error,
    busy,
    secondsLeft,
    sends,
    called,
    changeMsisdn: setMsisdn,
    changeCode: setCode,
    send: () => ask(),
    call: () => ask("voice"),
    confirm() {
      const number = normaliseMsisdn(msisdn);
      if (number === null || code.length !== CODE_LENGTH) return setError("code");
      void run(async () => setStep(await askStockNotice(api, { sku, msisdn: number, code })));
    },
    back() {
      setStep("number");
      startOver();
      setCode("");
      setError(null);
    },
  };
}
