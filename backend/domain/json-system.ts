import {
  checkStatus,
  type ExternalTiming,
  externalPolicy,
  MAX_PAUSE_MS,
  requestText,
} from "@/backend/domain/external-system";
import type { SystemErrorType } from "@/backend/domain/system-error";
import { type Fields, isFields, readJson } from "@/utils/text/json-fields";

export interface SystemSettings {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

export interface JsonSystem {
  /** The longest time of a GET followed by a POST, in seconds, with all attempts. */
  readonly maxSeconds: number;
  /**
   * Sends a GET; repeats it at once if the error may be temporary.
   * @param about what is asked about: a field of the system's documents, with its value
   * @returns the JSON of the answer; null when the system says that it does not know it
   */
  get(path: string, about: Subject): Promise<unknown>;
  /**
   * Sends a POST. It is not repeated, because it may have arrived even if no answer comes.
   * @param key the Idempotency-Key of the request
   */
  post(path: string, key: string, body: Subject): Promise<unknown>;
}

type Subject = Fields & ({ readonly reference: string } | { readonly msisdn: string });

/**
 * One of the operator's systems, called with JSON over HTTP. Every request has a time-out; a GET is repeated, a POST
 * is not. A system that fails repeatedly is not called for a while. All calls throw `Failure`.
 */
export function jsonSystem(settings: SystemSettings, timing: ExternalTiming, Failure: SystemErrorType): JsonSystem {
  const policy = externalPolicy(timing, Failure);
  return {
    maxSeconds: Math.ceil(((timing.attempts + 1) * settings.timeoutMs + timing.attempts * MAX_PAUSE_MS) / 1_000),
    get: (path, about) => policy.repeated(() => send(settings, Failure, { method: "GET", path, about })),
    post: (path, key, about) => policy.once(() => send(settings, Failure, { method: "POST", path, key, about })),
  };
}

type SystemRequest =
  | { readonly method: "GET"; readonly path: string; readonly about: Subject }
  | { readonly method: "POST"; readonly path: string; readonly key: string; readonly about: Subject };

/** One request. @returns the JSON of the answer; null for a 404 of the system itself */
async function send(settings: SystemSettings, Failure: SystemErrorType, request: SystemRequest): Promise<unknown> {
  const { method, path, about } = request;
  const headers: Record<string, string> = { accept: "application/json", authorization: `Bearer ${settings.token}` };
  if (method === "POST") {
    headers["content-type"] = "application/json";
    headers["idempotency-key"] = request.key;
  }
  const body = method === "POST" && { body: JSON.stringify(about) };
  const { timeoutMs } = settings;
  const { status, text } = await requestText(
    `${settings.url}${path}`,
    { method, headers, timeoutMs, ...body },
    Failure,
  );
  const answer = readJson(text);
  if (status === 404) {
    // A proxy or gateway in front of the system that does not find it answers 404 too, with a page or with JSON.
    if (!isAbout(answer, about)) throw new Failure("answered 404 without what was asked about", true);
    return null;
  }
  checkStatus(status, Failure);
  if (answer === undefined) throw new Failure("answered with text that is not JSON", false);
  // For the caller, null means 404: that the system does not know what it was asked about.
  if (answer === null) throw new Failure("answered null", false);
  return answer;
}

/** True when an answer names the reference or the number that was sent. */
function isAbout(answer: unknown, about: Subject): boolean {
  const name = "reference" in about ? "reference" : "msisdn";
  return isFields(answer) && answer[name] === about[name];
}
