import type { CallAnswer, CallPayload } from "@/backend/contract/all-calls";
import { type CallName, callPaths, type System } from "@/backend/contract/paths";
import { ApiError, readErrors } from "@/services/api/api-error";
import { limitedText } from "@/utils/requests/limited-text";
import { isFields, readJson } from "@/utils/text/json-fields";

/** The content of one call, beside its name. A body is sent as JSON, a form as application/x-www-form-urlencoded. */
export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
  /** The file of a call whose body is a file; sent as application/octet-stream. */
  file?: Blob;
  /** Added to the headers of every call; these values take precedence (API-SHOP-01). */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** A query as the site writes it. An address has only text, so a number may stand for a text. */
type QueryInput<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] | (string extends Fields[Key] ? number : never);
};

/** A body as the site writes it: nothing changes it after that. */
type BodyInput<Fields> = { readonly [Key in keyof Fields]: BodyInput<Fields[Key]> };

/** The content of one call, with the types that the contract gives it. */
type InputOf<Name extends CallName> = CallInput & {
  params?: CallPayload<Name, "params">;
  query?: QueryInput<CallPayload<Name, "query">>;
  body?: BodyInput<CallPayload<Name, "body">>;
};

/** The site makes all calls of the contract through this interface. Services take it as their first argument. */
export interface Api {
  /** @returns the body of the answer @throws ApiError, or the signal's reason when it was aborted */
  request<Name extends CallName>(name: Name, input?: InputOf<Name>): Promise<CallAnswer<Name>>;
}

/** The request headers of API-LOGIN-09 to API-LOGIN-12; an empty string means "none". */
export interface CallHeaders {
  lang: "en" | "bn";
  webLoginToken: string;
  Previewtoken: string;
  channelName: string;
}

/** Answers a request without a socket: the embedded backend in the same process. */
type Transport = (request: Request) => Promise<Response>;

interface ApiOptions {
  /** Base address of each system, without a slash at its end; empty = this origin, or the transport if there is one. */
  bases: Readonly<Record<System, string>>;
  /** Called for each call, because a cookie may have changed. */
  headers: () => CallHeaders;
  transport?: Transport;
}

const TIMEOUT_MS = { GET: 10_000, POST: 20_000 } as const;
const FILE_TIMEOUT_MS = 60_000;
/** The longest answer of an operator's system that the server reads, in characters. A cut one is no JSON. */
const MAX_ANSWER_LENGTH = 8 * 1024 ** 2;
const isServer = typeof window === "undefined";
/** A Request needs an absolute address. Inside the process, the origin has no meaning. */
const IN_PROCESS_ORIGIN = "http://localhost";

function filledPath(name: CallName, params: CallInput["params"]): string {
  return callPaths[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params?.[key];
    // A dot segment would be resolved, and the request would go to another call.
    if (value === undefined || value === "" || value === "." || value === "..") {
      throw new RangeError(`The call ${name} needs a value for ${key}`);
    }
    return encodeURIComponent(value);
  });
}

function queryText(query: CallInput["query"]): string {
  const pairs = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) pairs.set(key, String(value));
  const text = pairs.toString();
  return text === "" ? "" : `?${text}`;
}

/** A call that is ready to be sent. */
interface OutgoingCall {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  transport: Transport | undefined;
}

/** The response, whatever its status. */
interface CallResponse {
  status: number;
  text: string;
  /** From the header; null when there is none. */
  requestId: string | null;
}

function contentOf({ file, form, body }: CallInput): { type: string; body: BodyInit } {
  if (file) return { type: "application/octet-stream", body: file };
  if (form) return { type: "application/x-www-form-urlencoded", body: new URLSearchParams(form).toString() };
  return { type: "application/json", body: JSON.stringify(body ?? {}) };
}

function outgoingCall(name: CallName, input: CallInput, options: ApiOptions): OutgoingCall {
  const { method, system } = callPaths[name];
  const transport = options.bases[system] === "" ? options.transport : undefined;
  const base = transport ? IN_PROCESS_ORIGIN : options.bases[system];
  const content = method === "POST" ? contentOf(input) : null;
  const headers = {
    Accept: "application/json",
    ...(content && { "Content-Type": content.type }),
    ...options.headers(),
    ...input.headers,
  };
  return {
    url: base + filledPath(name, input.params) + queryText(input.query),
    init: {
      method,
      headers: new Headers(headers),
      // Calls of the main site send credentials (API-SITE-02).
      credentials: system === "site" ? "include" : "same-origin",
      ...(content && { body: content.body }),
    },
    timeoutMs: input.file ? FILE_TIMEOUT_MS : TIMEOUT_MS[method],
    transport,
  };
}

/**
 * Sends a call and reads the whole answer.
 * @throws ApiError of kind timeout; whatever `fetch` or the transport throws
 */
async function send({ url, init, timeoutMs, transport }: OutgoingCall, signal?: AbortSignal): Promise<CallResponse> {
  signal?.throwIfAborted();
  const leave = new AbortController();
  const abort = () => leave.abort();
  signal?.addEventListener("abort", abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ApiError({ kind: "timeout", status: null }));
      abort();
    }, timeoutMs);
  });
  // The server follows no redirect of an operator's system: it would send the session to another address.
  if (isServer) init.redirect = "manual";
  const answered = async (): Promise<CallResponse> => {
    const response = await (transport
      ? transport(new Request(url, init))
      : fetch(url, { ...init, signal: leave.signal }));
    return {
      status: response.status,
      text: await (isServer && !transport ? limitedText(response, MAX_ANSWER_LENGTH) : response.text()),
      requestId: response.headers.get("x-request-id"),
    };
  };
  try {
    return await Promise.race([answered(), late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", abort);
  }
}

function answerOf<T>({ status, text, requestId: ofHeader }: CallResponse): T {
  const body = readJson(text);
  // Every answer of the contract is an object.
  if (isFields(body) && status >= 200 && status < 300) return body as T;
  const ofBody = isFields(body) ? body["requestId"] : undefined;
  const requestId = typeof ofBody === "string" ? ofBody : ofHeader || null;
  // A refusal of the contract is JSON. A page of text comes from a proxy, or from a server without this call.
  const kind = body !== undefined && status >= 400 && status < 500 ? "refused" : "outage";
  throw new ApiError({ kind, status, errors: readErrors(isFields(body) ? body["errors"] : undefined), requestId });
}

/**
 * The client of one visitor: in a browser for the lifetime of the page, on the server for one request.
 * @param options base addresses, current headers and, on the server, the transport to the embedded backend
 */
export function createApi(options: ApiOptions): Api {
  return {
    async request<Name extends CallName>(name: Name, input: CallInput = {}): Promise<CallAnswer<Name>> {
      const call = outgoingCall(name, input, options);
      let response: CallResponse;
      try {
        response = await send(call, input.signal);
      } catch (error) {
        input.signal?.throwIfAborted();
        if (error instanceof ApiError) throw error;
        throw new ApiError({ kind: isServer ? "outage" : "offline", status: null });
      }
      return answerOf<CallAnswer<Name>>(response);
    },
  };
}
