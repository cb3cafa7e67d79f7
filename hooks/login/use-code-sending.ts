import { useState } from "react";
import { useCodeWait } from "@/hooks/login/use-code-wait";
import { useAction } from "@/hooks/ui/use-action";
import { useSentence } from "@/hooks/ui/use-language-change";
import { isRefusal } from "@/services/api/api-error";
import type { CodeChannel } from "@/utils/login/one-time-code";

/** A refusal of too many attempts. */
export interface TooMany {
  /** The server's sentence: only the server knows the time to wait, which can be seconds or hours. */
  tooMany: string;
}

/** The reason why a number or its code was refused. */
export type CodeError = "msisdn" | "code" | "unanswered" | TooMany;

/** Converts an error of the code service to the reason shown to the user. */
export function codeErrorOf(error: unknown): CodeError {
  if (!isRefusal(error)) return "unanswered";
  if (error.code === "code-wrong") return "code";
  if (error.code === "msisdn-invalid") return "msisdn";
  return error.code === "too-many-requests" ? { tooMany: error.message } : "unanswered";
}

/** The text of an error. @param textOf the text of an error that the site has its own words for */
export function codeErrorText<Kind extends string>(error: Kind | TooMany, textOf: (kind: Kind) => string): string {
  return typeof error === "string" ? textOf(error) : error.tooMany;
}

/**
 * Makes a call with a code. A wrong code is removed from its boxes: otherwise each typed digit would complete and send
 * it again.
 * @throws the error of the call
 */
export async function callWithCode<Answer>(clear: () => void, call: () => Promise<Answer>): Promise<Answer> {
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
  /** Seconds until another code can be sent. */
  secondsLeft: number;
  /** The number of codes sent to this mobile number so far. */
  sends: number;
  /** True when the last code is read out in a phone call. */
  called: boolean;
  /** Call when a code was sent: the countdown begins. */
  sent: (channel?: CodeChannel) => void;
  /** Call for another number: the codes sent to the previous number do not count. */
  startOver: () => void;
  /** Runs one task at a time. If it fails, the failure is stored in `error`. */
  run: (work: () => Promise<void>) => Promise<void>;
}

/** What a form shows of the sending of its codes. */
export type CodeState<ErrorText> = Pick<CodeSending<ErrorText>, "error" | "busy" | "secondsLeft" | "sends" | "called">;

/**
 * The shared logic of every form that proves a number by a code: one call at a time, its error, and the wait before
 * another code.
 * @param failure the log message when a call fails
 * @param errorOf converts a failure to the error shown to the user
 * @param first the error shown at first, of a call that was made before
 */
export function useCodeSending<ErrorText>(
  failure: string,
  errorOf: (error: unknown) => ErrorText,
  first: ErrorText | null = null,
): CodeSending<ErrorText> {
  const [error, setError] = useSentence<ErrorText | null>(null, {
    first,
    keep: (shown) => (typeof shown === "string" ? shown : null),
  });
  const [sentAt, setSentAt] = useState(0);
  const [{ sends, called }, setSent] = useState({ sends: 0, called: false });
  const secondsLeft = useCodeWait(sentAt);

  const sent = (channel?: CodeChannel) => {
    setSent((before) => ({ sends: before.sends + 1, called: channel === "voice" }));
    setSentAt(Date.now());
  };
  const { state, run } = useAction(
    failure,
    (work: () => Promise<void>) => {
      setError(null);
      return work();
    },
    (error) => {
      setError(errorOf(error));
      return false;
    },
  );
  const startOver = () => setSent({ sends: 0, called: false });
  return { error, setError, busy: state === "busy", secondsLeft, sends, called, sent, startOver, run };
}
