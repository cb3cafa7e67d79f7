import {
  checkStatus,
  type ExternalTiming,
  externalPolicy,
  MAX_PAUSE_MS,
  requestText,
} from "@/backend/domain/external-system";
import type { SystemErrorType } from "@/backend/domain/system-error";
import { readJson } from "@/utils/text/json-fields";

export interface SystemSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface JsonSystem {
  /** The longest time of a GET followed by a POST, in seconds, with all attempts. */
  readonly maxSeconds: number;
  /** Sends a GET; repeats it at once if the error may be temporary. @returns the JSON of the answer; null for 404 */
  get(path: string): Promise<unknown>;
  /** Sends a POST with our reference, without a repeat: it may have arrived even if we get no answer. */
  post(path: string, reference: string, body: object): Promise<unknown>;
}

/**
 * One of the operator's systems, called with JSON over HTTP. Every request has a time-out; a GET is repeated, a POST
 * is not. A system that fails repeatedly is not called for a while. All calls throw `Failure`.
 */
export function jsonSystem(settings: SystemSettings, timing: ExternalTiming, Failure: SystemErrorType): JsonSystem {
  const policy = externalPolicy(timing, Failure);
  return {
    maxSeconds: Math.ceil(((timing.attempts + 1) * settings.timeoutMs + timing.attempts * MAX_PAUSE_MS) / 1_000),
    get: (path) => policy.repeated(() => send(settings, Failure, { method: "GET", path })),
    post: (path, reference, body) =>
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
  // A page comes from a proxy that cannot find the system, and says nothing about what was asked.
  if (status === 404 && /^\s*</.test(text)) throw new Failure("answered 404 with a page", true);
  if (status === 404) return null;
  checkStatus(status, Failure);
  const answer = readJson(text);
  if (answer === undefined) throw new Failure("answered with text that is not JSON", false);
  // For the caller, null means 404: that the system does not know what it was asked about.
  if (answer === null) throw new Failure("answered null", false);
  return answer;
}
