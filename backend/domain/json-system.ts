import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  retry,
  wrap,
} from "cockatiel";

/** Where one of the operator's systems is, and how long it may take. */
export interface SystemSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface SystemTiming {
  /** Times that a question is asked, the first included; an order is sent once. */
  readonly questions: number;
  readonly firstPauseMs: number;
  /** Failures in a row after which the system is left alone. */
  readonly failuresToOpen: number;
  readonly openMs: number;
}

/** The error of one system. Its words never repeat the system's own, which may hold secrets. */
export type SystemErrorType = new (
  why: string,
  /** True when the system itself seems to be down: no answer, a fault of its own, or too much at once. */
  isDown: boolean,
) => Error & { readonly isDown: boolean };

export interface JsonSystem {
  /** Seconds that asking about a reference and then ordering take at most, all tries together. */
  readonly mostSeconds: number;
  /** Asks, again at once when the fault may pass. @returns the JSON of the answer; null for 404 */
  ask(path: string): Promise<unknown>;
  /** Orders once, by our reference: the first request may have arrived although its answer did not. */
  order(path: string, reference: string, body: object): Promise<unknown>;
}

const LONGEST_PAUSE_MS = 2_000;
const LONGEST_ANSWER = 64 * 1024;

/**
 * One of the operator's systems, spoken to in JSON over HTTP. Every request has a time-out, a question is repeated, an
 * order is not, and a system that fails again and again is left alone for a while. All calls throw `Failure`.
 */
export function jsonSystem(settings: SystemSettings, timing: SystemTiming, Failure: SystemErrorType): JsonSystem {
  const down = handleType(Failure, (error) => error.isDown);
  const again = retry(down, {
    maxAttempts: timing.questions - 1,
    backoff: new ExponentialBackoff({ initialDelay: timing.firstPauseMs, maxDelay: LONGEST_PAUSE_MS }),
  });
  const breaker = circuitBreaker(down, {
    halfOpenAfter: timing.openMs,
    breaker: new ConsecutiveBreaker(timing.failuresToOpen),
  });
  const question = wrap(again, breaker);
  const unlessOpen = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new Failure("is left alone after many failures", true);
      throw error;
    }
  };
  return {
    mostSeconds: Math.ceil(((timing.questions + 1) * settings.timeoutMs + timing.questions * LONGEST_PAUSE_MS) / 1_000),
    ask: (path) => unlessOpen(() => question.execute(() => send(settings, Failure, { method: "GET", path }))),
    order: (path, reference, body) =>
      unlessOpen(() => breaker.execute(() => send(settings, Failure, { method: "POST", path, reference, body }))),
  };
}

type SystemRequest =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "POST"; readonly path: string; readonly reference: string; readonly body: object };

/** One request. @returns the JSON of the answer; null for 404 */
async function send(settings: SystemSettings, Failure: SystemErrorType, request: SystemRequest): Promise<unknown> {
  const { method, path } = request;
  const headers: Record<string, string> = { accept: "application/json", authorization: `Bearer ${settings.token}` };
  if (method === "POST") {
    headers["content-type"] = "application/json";
    headers["idempotency-key"] = request.reference;
  }
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(settings.timeoutMs);
    const body = method === "POST" && { body: JSON.stringify(request.body) };
    // A redirect would carry the token to an address that nobody configured.
    response = await fetch(`${settings.url}${path}`, { method, headers, signal, redirect: "manual", ...body });
    text = (await response.text()).slice(0, LONGEST_ANSWER);
  } catch (error) {
    const isLate = (error as { name?: unknown }).name === "TimeoutError";
    throw new Failure(isLate ? `did not answer within ${settings.timeoutMs} ms` : "cannot be reached", true);
  }
  const { status } = response;
  if (status === 404) return null;
  if (status < 200 || status > 299) {
    throw new Failure(`answered ${status}`, status >= 500 || status === 408 || status === 429);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("answered something that is no JSON", false);
  }
}
