import { useState } from "react";
import type { ApiError } from "@/services/api/api-error";
import type { OrderRequest } from "@/services/checkout/checkout-service";
import { isWholeCode } from "@/utils/login/one-time-code";

/** The number that must be proved by a code: a high-value cash-on-delivery order needs one. */
export interface RequiredCode {
  msisdn: string;
  /** The cart's token. The code is valid only for this cart. */
  token: string;
}

export interface CashCode {
  /** Null while no code is needed. */
  requiredCode: RequiredCode | null;
  code: string;
  /** `short` = submitted without four digits; `wrong` = incorrect or expired. */
  error: "short" | "wrong" | null;
  change(code: string): void;
}

/** The code that the shop may ask for before it places a cash-on-delivery order (feature 28). */
export function useCashCode(): CashCode & {
  /** True when the order of this cart and number needs a code. */
  isRequiredFor(token: string, msisdn: string | null): boolean;
  /** The code for an order: null when none is needed; undefined, with a message, when it is incomplete. */
  codeOf(order: OrderRequest): string | null | undefined;
  /** Handles a refusal that concerns the code. @returns false for any other refusal */
  handle(error: ApiError, order: OrderRequest): boolean;
} {
  const [requiredCode, setRequiredCode] = useState<RequiredCode | null>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<CashCode["error"]>(null);
  const isRequiredFor = (token: string, msisdn: string | null) =>
    requiredCode !== null && requiredCode.msisdn === msisdn && requiredCode.token === token;
  return {
    requiredCode,
    code,
    error,
    change(next) {
      setCode(next);
      setError(null);
    },
    isRequiredFor,
    codeOf({ paymentMethod, token, recipient }) {
      if (paymentMethod !== "cod" || !isRequiredFor(token, recipient.msisdn)) return null;
      if (isWholeCode(code)) return code;
      setError("short");
      return undefined;
    },
    handle(error, { recipient, token }) {
      if (error.code !== "cod-code-needed" && error.code !== "code-wrong") return false;
      setCode("");
      setError(error.code === "code-wrong" ? "wrong" : null);
      if (error.code === "cod-code-needed") setRequiredCode({ msisdn: recipient.msisdn, token });
      return true;
    },
  };
}
