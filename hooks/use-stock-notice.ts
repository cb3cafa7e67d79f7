import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { ApiError } from "@/services/api-error";
import { readToken } from "@/services/session-cookie";
import { askStockNotice } from "@/services/stock-notices-service";
import { logFailure } from "@/utils/log-failure";
import { normaliseMsisdn } from "@/utils/msisdn";

export const NOTICE_CODE_LENGTH = 4;
const RESEND_SECONDS = 30;

export type NoticeTrouble = "msisdn" | "code" | "tooMany" | "inStock" | "unanswered";

export interface StockNoticeForm {
  /** `asking` while the session's number is tried, which needs nothing more. */
  step: "asking" | "number" | "code" | "kept";
  msisdn: string;
  code: string;
  trouble: NoticeTrouble | null;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  send(): void;
  confirm(): void;
  back(): void;
}

function troubleOf(error: unknown): NoticeTrouble {
  if (!(error instanceof ApiError) || error.kind !== "refused") return "unanswered";
  if (error.code === "code-wrong") return "code";
  if (error.code === "msisdn-invalid") return "msisdn";
  if (error.code === "in-stock") return "inStock";
  return error.code === "too-many-requests" ? "tooMany" : "unanswered";
}

/** Lets a number wait for a variant: at once for whoever is logged in, else by a number and its code. */
export function useStockNotice(sku: string): StockNoticeForm {
  const api = useApi();
  const [step, setStep] = useState<StockNoticeForm["step"]>("asking");
  const [msisdn, setMsisdn] = useState("");
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<NoticeTrouble | null>(null);
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((resendAt - now) / 1000));

  useEffect(() => {
    let current = true;
    if (readToken() === null) {
      setStep("number");
      return;
    }
    askStockNotice(api, { sku }).then(
      () => {
        if (current) setStep("kept");
      },
      (error: unknown) => {
        if (!current) return;
        setStep("number");
        // A session that is over is no trouble: the number is asked for.
        if (error instanceof ApiError && error.code === "no-session") return;
        setTrouble(troubleOf(error));
      },
    );
    return () => {
      current = false;
    };
  }, [api, sku]);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === "refused")) logFailure("A notice was not kept", error);
      setTrouble(troubleOf(error));
    }
    setBusy(false);
  };

  return {
    step,
    msisdn,
    code,
    trouble,
    busy,
    secondsLeft,
    changeMsisdn: setMsisdn,
    changeCode: setCode,
    send() {
      const number = normaliseMsisdn(msisdn);
      if (number === null) return setTrouble("msisdn");
      void run(async () => {
        const next = await askStockNotice(api, { sku, msisdn: number });
        setCode("");
        setStep(next);
        setNow(Date.now());
        setResendAt(Date.now() + RESEND_SECONDS * 1000);
      });
    },
    confirm() {
      const number = normaliseMsisdn(msisdn);
      if (number === null || code.length !== NOTICE_CODE_LENGTH) return setTrouble("code");
      void run(async () => setStep(await askStockNotice(api, { sku, msisdn: number, code })));
    },
    back() {
      setStep("number");
      setCode("");
      setTrouble(null);
    },
  };
}
