import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { ApiError } from "@/services/api-error";
import { keepOrderPass } from "@/services/order-pass-cookie";
import type { OwnOrder } from "@/services/own-orders-service";
import { logFailure } from "@/utils/log-failure";
import { normaliseMsisdn } from "@/utils/msisdn";

export const ORDERS_CODE_LENGTH = 4;
const RESEND_SECONDS = 30;

export type CodeTrouble = "msisdn" | "code" | "tooMany" | "unanswered" | null;

export interface OrdersCode {
  /** `number` asks for the number, `code` for the code that went to it. */
  step: "number" | "code";
  msisdn: string;
  code: string;
  trouble: CodeTrouble;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** @param number the one to send to, when it is not the typed one */
  send(number?: string): void;
  verify(code?: string): void;
  back(): void;
}

function troubleOf(error: unknown): CodeTrouble {
  if (!(error instanceof ApiError) || error.kind !== "refused") return "unanswered";
  if (error.code === "code-wrong") return "code";
  if (error.code === "msisdn-invalid") return "msisdn";
  return error.code === "too-many-requests" ? "tooMany" : "unanswered";
}

/**
 * Proves a number by a code and opens its orders: the pass is kept for the pages of the shop.
 * @param onOpened told of the orders, newest first; of one order when `orderId` is given
 */
export function useOrdersCode(onOpened: (orders: OwnOrder[], msisdn: string) => void, orderId?: string): OrdersCode {
  const api = useApi();
  const [step, setStep] = useState<OrdersCode["step"]>("number");
  const [msisdn, setMsisdn] = useState("");
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<CodeTrouble>(null);
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const [now, setNow] = useState(0);
  const secondsLeft = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const opened = useRef(onOpened);
  opened.current = onOpened;

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
      if (!(error instanceof ApiError && error.kind === "refused")) logFailure("The orders could not be opened", error);
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
    send(text = msisdn) {
      const number = normaliseMsisdn(text);
      setMsisdn(text);
      if (number === null) return setTrouble("msisdn");
      void run(async () => {
        const { sendOrdersCode } = await import("@/services/own-orders-service");
        await sendOrdersCode(api, number);
        setCode("");
        setStep("code");
        setNow(Date.now());
        setResendAt(Date.now() + RESEND_SECONDS * 1000);
      });
    },
    verify(typed = code) {
      const number = normaliseMsisdn(msisdn);
      if (number === null || !new RegExp(`^\\d{${ORDERS_CODE_LENGTH}}$`).test(typed)) return setTrouble("code");
      void run(async () => {
        const { findOrdersWithCode } = await import("@/services/own-orders-service");
        const { orders, pass } = await findOrdersWithCode(api, { msisdn: number, code: typed, orderId });
        keepOrderPass(pass);
        setStep("number");
        setCode("");
        opened.current(orders, number);
      });
    },
    back() {
      setStep("number");
      setCode("");
      setTrouble(null);
    },
  };
}
