import { useState } from "react";
import type { ApiError } from "@/services/api/api-error";
import type { OrderRequest } from "@/services/checkout/checkout-service";

export const CASH_CODE_LENGTH = 4;

/** Whose code a dear order on delivery waits for. */
export interface AskedCode {
  msisdn: string;
  /** Of the cart; its code opens no other. */
  token: string;
}

export interface CashCode {
  /** Null while no code is asked for. */
  asked: AskedCode | null;
  code: string;
  /** `short` = pressed without four digits; `wrong` = not right, or no longer valid. */
  trouble: "short" | "wrong" | null;
  change(code: string): void;
}

/** The code that the shop may want before it sends goods that are paid at the door (feature 28). */
export function useCashCode(): CashCode & {
  /** True when the order of this cart and number is the one whose code is asked for. */
  isOf(token: string, msisdn: string | null): boolean;
  /** What goes with an order: its code, null where none is asked for; undefined, and said, when it is not whole. */
  codeOf(order: OrderRequest): string | null | undefined;
  /** Takes a refusal that is about the code. @returns false for any other */
  hear(error: ApiError, order: OrderRequest): boolean;
} {
  const [asked, setAsked] = useState<AskedCode | null>(null);
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState<CashCode["trouble"]>(null);
  const isOf = (token: string, msisdn: string | null) =>
    asked !== null && asked.msisdn === msisdn && asked.token === token;
  return {
    asked,
    code,
    trouble,
    change(next) {
      setCode(next);
      setTrouble(null);
    },
    isOf,
    codeOf({ paymentMethod, token, recipient }) {
      if (paymentMethod !== "cod" || !isOf(token, recipient.msisdn)) return null;
      if (new RegExp(`^\\d{${CASH_CODE_LENGTH}}$`).test(code)) return code;
      setTrouble("short");
      return undefined;
    },
    hear(error, { recipient, token }) {
      if (error.code !== "cod-code-needed" && error.code !== "code-wrong") return false;
      setCode("");
      setTrouble(error.code === "code-wrong" ? "wrong" : null);
      if (error.code === "cod-code-needed") setAsked({ msisdn: recipient.msisdn, token });
      return true;
    },
  };
}
