import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { type CodeError, type CodeState, codeErrorOf, useCodeSending } from "@/hooks/login/use-code-sending";
import type { Api } from "@/services/api/api-client";
import { keepOrderPass } from "@/services/orders/order-pass-cookie";
import type { OwnOrder } from "@/services/orders/own-orders-service";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export interface OrdersCode extends CodeState<CodeError> {
  /** In `number` the user types the number, in `code` the code sent to it. */
  step: "number" | "code";
  msisdn: string;
  code: string;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** @param number the number to send to, if it is not the typed one */
  send(number?: string): void;
  /** Sends another code in a phone call. */
  call(): void;
  verify(code?: string): void;
  back(): void;
}

/** Loads the orders of a number. The pass is stored for the other shop pages. */
async function openOrders(
  api: Api,
  proof: { msisdn: string; code: string; orderId: string | undefined },
): Promise<OwnOrder[]> {
  const { findOrdersWithCode } = await import("@/services/orders/own-orders-service");
  const { orders, pass } = await findOrdersWithCode(api, proof);
  keepOrderPass(pass);
  return orders;
}

/**
 * Proves a number by a code and opens its orders. The pass is stored for the other shop pages.
 * @param onOpened called with the orders, newest first; with one order when `orderId` is given
 * @param ownNumber filled in if the page shows it to its owner
 */
export function useOrdersCode(
  onOpened: (orders: OwnOrder[], msisdn: string) => void,
  orderId?: string,
  ownNumber = "",
): OrdersCode {
  const api = useApi();
  const [step, setStep] = useState<OrdersCode["step"]>("number");
  const [msisdn, setMsisdn] = useState(ownNumber);
  const [code, setCode] = useState("");
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = useCodeSending(
    "The orders could not be opened",
    codeErrorOf,
  );
  const opened = useRef(onOpened);
  opened.current = onOpened;

  const ask = (text: string, channel?: CodeChannel) => {
    const number = normaliseMsisdn(text);
    setMsisdn(text);
    if (number === null) return setError("msisdn");
    void run(async () => {
      const { sendOrdersCode } = await import("@/services/orders/own-orders-service");
      await sendOrdersCode(api, number, channel);
      setCode("");
      setStep("code");
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
    send: (text = msisdn) => ask(text),
    call: () => ask(msisdn, "voice"),
    verify(typed = code) {
      const number = normaliseMsisdn(msisdn);
      if (number === null || !isWholeCode(typed)) return setError("code");
      void run(async () => {
        const orders = await openOrders(api, { msisdn: number, code: typed, orderId });
        setStep("number");
        setCode("");
        opened.current(orders, number);
      });
    },
    back() {
      setStep("number");
      startOver();
      setCode("");
      setError(null);
    },
  };
}
