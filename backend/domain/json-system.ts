import {
  checkStatus,
  LONGEST_PAUSE_MS,
  type OutsideTiming,
  outsidePolicy,
  requestText,
  type SystemErrorType,
} from "@/backend/domain/outside-system";

/** Where one of the operator's systems is, and how long it may take. */
export interface SystemSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface SystemTiming extends Omit<OutsideTiming, "attempts"> {
  /** Times that a read is tried, the first included; a change is sent once. */
  readonly questions: number;
}

export interface JsonSystem {
  /** Seconds that asking about a reference and then ordering take at most, all tries together. */
  readonly mostSeconds: number;
  /** Asks, again at once when the fault may pass. @returns the JSON of the answer; null for 404 */
  ask(path: string): Promise<unknown>;
  /** Orders once, by our reference: the first request may have arrived although its answer did not. */
  order(path: string, reference: string, body: object): Promise<unknown>;
}

/**
 * One of the operator's systems, spoken to in JSON over HTTP. Every request has a time-out, a question is repeated, an
 * order is not, and a system that fails again and again is left alone for a while. All calls throw `Failure`.
 */
export function jsonSystem(settings: SystemSettings, timing: SystemTiming, Failure: SystemErrorType): JsonSystem {
  const policy = outsidePolicy({ ...timing, attempts: timing.questions }, Failure);
  return {
    mostSeconds: Math.ceil(((timing.questions + 1) * settings.timeoutMs + timing.questions * LONGEST_PAUSE_MS) / 1_000),
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
