import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { type CodeError, codeErrorOf } from "@/hooks/login/use-code-sending";
import { type NumberCheck, useNumberCheck } from "@/hooks/login/use-number-check";
import { ApiError } from "@/services/api/api-error";
import { requestStockNotice } from "@/services/catalog/stock-notices-service";
import { readToken } from "@/services/login/session-cookie";
import { handleInEffect } from "@/utils/browser/handle-in-effect";

export type NoticeError = CodeError | "inStock";

interface SessionNotice {
  /** `asking` while the notice is requested, `kept` when it is saved, `number` if a number must be typed. */
  step: "asking" | "kept" | "number";
  error: NoticeError | null;
}

const errorOf = (error: unknown): NoticeError =>
  error instanceof ApiError && error.code === "in-stock" ? "inStock" : codeErrorOf(error);

/** Saves a stock notice for the session's own number, which needs no code. */
export function useSessionNotice(sku: string): SessionNotice {
  const api = useApi();
  const [notice, setNotice] = useState<SessionNotice>(() => ({
    step: readToken() === null ? "number" : "asking",
    error: null,
  }));
  useEffect(() => {
    if (readToken() === null) return;
    return handleInEffect(
      requestStockNotice(api, { sku }),
      () => setNotice({ step: "kept", error: null }),
      (error) => {
        // An expired session is not shown as an error: the form asks for the number.
        const isOver = error instanceof ApiError && error.code === "no-session";
        setNotice({ step: "number", error: isOver ? null : errorOf(error) });
      },
    );
  }, [api, sku]);
  return notice;
}

/** Saves a stock notice for a number that is proved by a code. @param firstError the error shown at first */
export function useStockNotice(sku: string, firstError: NoticeError | null): NumberCheck<"kept", "inStock"> {
  const api = useApi();
  const ask = async (input: { msisdn: string }) => {
    const step = await requestStockNotice(api, { sku, ...input });
    return step === "kept" ? step : null;
  };
  return useNumberCheck<"kept", "inStock">({
    ownMsisdn: "",
    own: null,
    request: ask,
    async confirm(input) {
      await ask(input);
      return "kept";
    },
    failure: "A notice could not be saved",
    errorOf,
    firstError,
  });
}
