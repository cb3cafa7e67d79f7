import { useEffect, useState } from "react";
import { ApiError } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";
import type { CodeChannel } from "@/utils/login/code-channel";

/** The wait before another code can be requested (CONST-02). */
const RESEND_SECONDS = 30;

/** Why a number or its code was refused. */
export type CodeError = "msisdn" | "code" | "tooMany" | "unanswered";

/** What a refusal of the code service means to the person who typed. */
export function codeErrorOf(error: unknown): CodeError {
  if (!(error instanceof ApiError) || error.kind !== "refused") return "unanswered";
  if (error.code === "code-wrong") return "code";
  if (error.code === "msisdn-invalid") return "msisdn";
  return error.code === "too-many-requests" ? "tooMany" : "unanswered";
}

/**
 * Makes a call with a code. A wrong one is removed from its boxes: a full row would be sent again with every typed
 * digit.
 * @throws what the call throws
 */
export async function askWithCode<Answer>(clear: () => void, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (codeErrorOf(error) === "code") clear();
    throw error;
  }
}

interface CodeSending<ErrorText> {
  error: ErrorText | null;
  setError: (error: ErrorText | null) => void;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  /** Codes that were sent to the number so far. */
  sends: number;
  /** True when the last one is read out by a call. */
  called: boolean;
  /** A code was sent: the countdown begins. */
  sent: (channel?: CodeChannel) => void;
  /** Another number: the codes of the previous one do not count. */
  startOver: () => void;
  /** Runs one task at a time; a failure becomes the error. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Shared by every form that proves a number by a code: one call at a time, its error, and the wait before another
 * code.
 * @param failure what the log says of an outage
 * @param errorOf what a failure means to the person who typed
 */
export function useCodeSending<ErrorText>(
  failure: string,
  errorOf: (error: unknown) => ErrorText,
): CodeSending<ErrorText> {
  const [error, setError] = useState<ErrorText | null>(null);
  const [busy, setBusy] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  const [now, setNow] = useState(0);
  const [{ sends, called }, setSent] = useState({ sends: 0, called: false });
  const secondsLeft = Math.max(0, Math.ceil((resendAt - now) / 1000));

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [secondsLeft]);

  const sent = (channel?: CodeChannel) => {
    setSent((before) => ({ sends: before.sends + 1, called: channel === "voice" }));
    setNow(Date.now());
    setResendAt(Date.now() + RESEND_SECONDS * 1000);
  };
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === "refused")) logFailure(failure, error);
      setError(errorOf(error));
    }
    setBusy(false);
  };
  const startOver = () => setSent({ sends: 0, called: false });
  return { error, setError, busy, secondsLeft, sends, called, sent, startOver, run };
}
