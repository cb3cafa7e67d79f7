import {
  checkStatus,
  MAX_PAUSE_MS,
  type OutsideTiming,
  outsidePolicy,
  requestText,
  type SystemErrorType,
} from "@/backend/domain/outside-system";

export interface SystemSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface SystemTiming extends Omit<OutsideTiming, "attempts"> {
  /** Attempts at a read, including the first. A change is sent only once. */
  readonly questions: number;
}

export interface JsonSystem {
  /** The longest time for a query about a reference followed by an order, in seconds, with all attempts. */
  readonly maxSeconds: number;
  /** Sends a read; repeats it at once if the error may be temporary. @returns the JSON of the answer; null for 404 */
  ask(path: string): Promise<unknown>;
  /** Sends an order with our reference, without a repeat: it may have arrived even if we get no answer. */
  order(path: string, reference: string, body: object): Promise<unknown>;
}

/**
 * One of the operator's systems, called with JSON over HTTP. Every request has a time-out; a read is repeated, an order
 * is not. A system that fails repeatedly is not called for a while. All calls throw `Failure`.
 */
export function jsonSystem(settings: SystemSettings, timing: SystemTiming, Failure: SystemErrorType): JsonSystem {
  const policy = outsidePolicy({ ...timing, attempts: timing.questions }, Failure);
  return {
    maxSeconds: Math.ceil(((timing.questions + 1) * settings.timeoutMs + timing.questions * MAX_PAUSE_MS) / 1_000),
    ask: (path) => policy.repeated(() => send(settings, Failure, { method: "GET", path })),
    order: (path, reference, body) =>
      policy.once(() => send(settings, Failure, { method: "POST", path, reference, body })),
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
  const body = method === "POST" && { body: JSON.stringify(request.body) };
  const { timeoutMs } = settings;
  const { status, text } = await requestText(
    `${settings.url}${path}`,
    { method, headers, timeoutMs, ...body },
    Failure,
  );
  if (status === 404) return null;
  checkStatus(status, Failure);
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure("answered something that is no JSON", false);
  }
}
