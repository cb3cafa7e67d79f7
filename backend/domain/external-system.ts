import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";
import type { SystemErrorType } from "@/backend/domain/system-error";
import { limitedText } from "@/utils/requests/limited-text";
import { isFields } from "@/utils/text/json-fields";

export interface ExternalTiming {
  /** Attempts at a repeatable request, including the first. */
  readonly attempts: number;
  readonly firstPauseMs: number;
  /** After this many failures in a row, the system is not called for a while. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

/** The timing of most systems. */
export const USUAL_TIMING: ExternalTiming = { attempts: 2, firstPauseMs: 200, failuresToOpen: 5, openMs: 15_000 };

/** The request policies of one system. Both throw its error, also while the system is not called. */
export interface ExternalPolicy {
  once<Result>(request: () => Promise<Result>): Promise<Result>;
  /** Repeats it after a short pause when the system seems to be down, unless it may have been carried out. */
  repeated<Result>(request: () => Promise<Result>): Promise<Result>;
}

export const MAX_PAUSE_MS = 2_000;
const MAX_ANSWER_LENGTH = 512 * 1024;

/** A system that fails repeatedly is not called for a while. The refusal of a request does not count as a failure. */
export function externalPolicy(timing: ExternalTiming, Failure: SystemErrorType): ExternalPolicy {
  const down = handleType(Failure, (error) => error.isDown);
  const again = retry(
    handleType(Failure, (error) => error.isDown && !error.isUnsure),
    {
      maxAttempts: timing.attempts - 1,
      backoff: new ExponentialBackoff({ initialDelay: timing.firstPauseMs, maxDelay: MAX_PAUSE_MS }),
    },
  );
  const breaker = circuitBreaker(down, {
    halfOpenAfter: timing.openMs,
    breaker: new ConsecutiveBreaker(timing.failuresToOpen),
  });
  const both = wrap(again, breaker);
  const unlessOpen = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Failure("is not called after many failures", true);
      throw error;
    }
  };
  return {
    once: (request) => unlessOpen(() => breaker.execute(request)),
    repeated: (request) => unlessOpen(() => both.execute(request)),
  };
}

/** The longest time of `repeated`, in milliseconds, for requests with a time-out. */
export function longestRepeatMs({ attempts }: Pick<ExternalTiming, "attempts">, timeoutMs: number): number {
  return attempts * timeoutMs + (attempts - 1) * MAX_PAUSE_MS;
}

/**
 * One request with a time-out. A redirect is not followed: its address is not configured.
 * @returns any status, and the beginning of the answer @throws Failure when there was no answer in time
 */
export async function requestText(
  url: string,
  { timeoutMs, ...request }: Pick<RequestInit, "method" | "headers" | "body"> & { timeoutMs: number },
  Failure: SystemErrorType,
): Promise<{ status: number; text: string }> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...request, signal, redirect: "manual" });
    return { status: response.status, text: await limitedText(response, MAX_ANSWER_LENGTH) };
  } catch (error) {
    throw new Failure(noAnswerReason(error, timeoutMs), true);
  }
}

/** The reason why a request got no answer, as text that follows the system's name. */
function noAnswerReason(error: unknown, timeoutMs: number): string {
  const isLate = isFields(error) && error["name"] === "TimeoutError";
  return isLate ? `did not answer within ${timeoutMs} ms` : "cannot be reached";
}

/** @throws Failure for a status other than 2xx */
export function checkStatus(status: number, Failure: SystemErrorType): void {
  if (status >= 200 && status <= 299) return;
  throw new Failure(`answered ${status}`, status >= 500 || status === 408 || status === 429);
}
