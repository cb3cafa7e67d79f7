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

export type CashCode = ReturnType<typeof useCashCode>;

/** The code that the shop may ask for before it places a cash-on-delivery order (feature 28). */
export function useCashCode() {
  const [requiredCode, setRequiredCode] = useState<RequiredCode | null>(null);
  const [code, setCode] = useState("");
  const [error, setError] = useState<"short" | "wrong" | null>(null);
  const isRequiredFor = (token: string, msisdn: string | null) =>
    requiredCode !== null && requiredCode.msisdn === msisdn && requiredCode.token === token;
  return {
    /** Null while no code is needed. */
    requiredCode,
    code,
    /** `short` = submitted without four digits; `wrong` = incorrect or expired. */
    error,
    change(next: string) {
      setCode(next);
      setError(null);
    },
    /** True when the order of this cart and number needs a code. */
    isRequiredFor,
    /** The code for an order: null when none is needed; undefined, with a message, when it is incomplete. */
    codeOf({ paymentMethod, token, recipient }: OrderRequest) {
      if (paymentMethod !== "cod" || !isRequiredFor(token, recipient.msisdn)) return null;
      if (isWholeCode(code)) return code;
      setError("short");
      return undefined;
    },
    /** Handles a refusal that concerns the code. @returns false for any other refusal */
    handle(error: ApiError, { recipient, token }: OrderRequest) {
      if (error.code !== "cod-code-needed" && error.code !== "code-wrong") return false;
      setCode("");
      setError(error.code === "code-wrong" ? "wrong" : null);
      if (error.code === "cod-code-needed") setRequiredCode({ msisdn: recipient.msisdn, token });
      return true;
    },
  };
}
