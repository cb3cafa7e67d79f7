import { useEffect, useRef } from "react";
import { useApi } from "@/context/api-context";
import type { RequiredCode } from "@/hooks/checkout/use-cash-code";
import { type CodeState, codeErrorOf, type TooMany, useCodeSending } from "@/hooks/login/use-code-sending";
import { sendCashCode } from "@/services/checkout/checkout-service";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** The error says why no code was sent. */
interface CashCodeSending extends CodeState<TooMany | "unanswered"> {
  send(): void;
  /** Sends another code by a call. */
  call(): void;
}

/**
 * Sends the code for a high-value order with cash on delivery: at once, and again on request.
 * @param typed the digits in the boxes
 * @param onSent called for each sent code; the previous code is no longer valid. Not called if digits were typed after
 *   the request: on a slow connection the text message arrives before the answer
 */
export function useCashCodeSending(requiredCode: RequiredCode, typed: string, onSent: () => void): CashCodeSending {
  const api = useApi();
  const latest = useRef(typed);
  latest.current = typed;
  const hasStarted = useRef(false);
  const { error, busy, secondsLeft, sends, called, sent, run } = useCodeSending("No code was sent", codeErrorOf);
  const requestCode = (channel?: CodeChannel) => {
    const before = latest.current;
    void run(async () => {
      await sendCashCode(api, { ...requiredCode, ...(channel && { channel }) });
      sent(channel);
      if (latest.current === before) onSent();
    });
  };
  const send = () => requestCode();
  const first = useRef(send);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    first.current();
  }, []);
  return {
    error: typeof error === "string" ? "unanswered" : error,
    busy,
    secondsLeft,
    sends,
    called,
    send,
    call: () => requestCode("voice"),
  };
}
