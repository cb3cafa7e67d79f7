import { useEffect, useRef } from "react";
import { useApi } from "@/context/api-context";
import type { AskedCode } from "@/hooks/checkout/use-cash-code";
import { codeTroubleOf, useCodeSending } from "@/hooks/login/use-code-sending";
import { sendCashCode } from "@/services/checkout/checkout-service";
import type { CodeChannel } from "@/utils/login/code-channel";

export interface CashCodeSending {
  /** Why no code is on its way; null when one is. */
  trouble: "tooMany" | "unanswered" | null;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  sends: number;
  called: boolean;
  send(): void;
  /** Sends a further code by a call. */
  call(): void;
}

/**
 * Texts the code of a dear order on delivery: at once, and again when it is asked for.
 * @param typed what stands in the boxes
 * @param onSent told of each code that is on its way; the one before it is worth nothing any more. Not told where somebody
 *   has typed since the code was asked for: on a slow connection the text message is there before the answer
 */
export function useCashCodeSending(asked: AskedCode, typed: string, onSent: () => void): CashCodeSending {
  const api = useApi();
  const latest = useRef(typed);
  latest.current = typed;
  const begun = useRef(false);
  const { trouble, busy, secondsLeft, sends, called, sent, run } = useCodeSending("No code was sent", codeTroubleOf);
  const ask = (channel?: CodeChannel) => {
    const before = latest.current;
    void run(async () => {
      await sendCashCode(api, { ...asked, ...(channel && { channel }) });
      sent(channel);
      if (latest.current === before) onSent();
    });
  };
  const send = () => ask();
  const first = useRef(send);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    first.current();
  }, []);
  return {
    trouble: trouble === null || trouble === "tooMany" ? trouble : "unanswered",
    busy,
    secondsLeft,
    sends,
    called,
    send,
    call: () => ask("voice"),
  };
}
