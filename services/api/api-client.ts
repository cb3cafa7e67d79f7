import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from "axios";
import type { ErrorDetail } from "@/backend/contract/errors";
import { type CallName, callPaths, type System } from "@/backend/contract/paths";
import { ApiError, type ApiErrorKind } from "@/services/api/api-error";

/** The content of one call, beside its name. A body is sent as JSON, a form as application/x-www-form-urlencoded. */
export interface CallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  form?: Readonly<Record<string, string>>;
  /** The file of a call whose body is a file; sent as application/octet-stream. */
  file?: Blob;
  /** Added to the headers of every call; these take precedence (API-SHOP-01). */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
}

/** The only way from the site to a call of the contract. Services take it as their first argument. */
export interface Api {
  /** @returns the body of the answer @throws ApiError, or the signal's reason when it was aborted */
  request<T>(name: CallName, input?: CallInput): Promise<T>;
}

/** The request headers of API-LOGIN-09 to API-LOGIN-12; empty text means "none". */
export interface CallHeaders {
  lang: "en" | "bn";
  webLoginToken: string;
  Previewtoken: string;
  channelName: string;
}

/** Answers a request without a socket: the embedded backend in the same process. */
export type Transport = (request: Request) => Promise<Response>;

export interface ApiOptions {
  /** Base address of each system, without a slash at its end; empty = this origin, or the transport when there is one. */
  bases: Readonly<Record<System, string>>;
  /** Read for each call, since a cookie may have changed. */
  headers: () => CallHeaders;
  transport?: Transport;
}

const TIMEOUT_MS = { GET: 10_000, POST: 20_000 } as const;
const FILE_TIMEOUT_MS = 60_000;
/** A Request needs an absolute address; inside the process its origin has no meaning. */
const IN_PROCESS_ORIGIN = "http://localhost";

const asIs = (value: unknown) => value;
let loading: Promise<AxiosInstance> | undefined;

// axios is 21 KB that no first view needs, so it is loaded with the first call. JSON is read here rather than by axios'
// transforms: an answer that is no JSON is an outage, and axios would return it as text.
function loadClient(): Promise<AxiosInstance> {
  loading ??= import("axios").then(
    ({ default: axios }) =>
      axios.create({
        transformRequest: [asIs],
        transformResponse: [asIs],
        responseType: "text",
        validateStatus: () => true,
      }),
    () => {
      // The script could not be loaded: forget it, so that the next call tries again.
      loading = undefined;
      throw new ApiError({ kind: "offline", status: null });
    },
  );
  return loading;
}

function filledPath(name: CallName, params: CallInput["params"]): string {
  return callPaths[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params?.[key];
    // A dot segment would be resolved and reach another call.
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

function inProcess(transport: Transport): AxiosAdapter {
  return async (config) => {
    const request = new Request(config.url ?? "", {
      method: config.method?.toUpperCase() ?? "GET",
      headers: config.headers.toJSON() as Record<string, string>,
      body: (config.data as string | undefined) ?? null,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ApiError({ kind: "timeout", status: null })), config.timeout);
    });
    try {
      const response = await Promise.race([transport(request), late]);
      const headers = { "x-request-id": response.headers.get("x-request-id") ?? "" };
      return { data: await response.text(), status: response.status, statusText: "", headers, config, request: null };
    } finally {
      clearTimeout(timer);
    }
  };
}

function requestConfig(name: CallName, input: CallInput, options: ApiOptions): AxiosRequestConfig {
  const { method, system } = callPaths[name];
  const transport = options.bases[system] === "" ? options.transport : undefined;
  const base = transport ? IN_PROCESS_ORIGIN : options.bases[system];
  const content = input.file
    ? { type: "application/octet-stream", data: input.file }
    : input.form
      ? { type: "application/x-www-form-urlencoded", data: new URLSearchParams(input.form).toString() }
      : { type: "application/json", data: JSON.stringify(input.body ?? {}) };
  return {
    method,
    url: base + filledPath(name, input.params) + queryText(input.query),
    headers: {
      Accept: "application/json",
      ...(method === "POST" && { "Content-Type": content.type }),
      ...options.headers(),
      ...input.headers,
    },
    timeout: input.file ? FILE_TIMEOUT_MS : TIMEOUT_MS[method],
    // Calls of the main site send credentials (API-SITE-02).
    withCredentials: system === "site",
    ...(method === "POST" && { data: content.data }),
    ...(input.signal && { signal: input.signal }),
    ...(transport && { adapter: inProcess(transport) }),
  };
}

function kindOfFailure(code: unknown): ApiErrorKind {
  if (code === "ECONNABORTED" || code === "ETIMEDOUT") return "timeout";
  return typeof window === "undefined" ? "outage" : "offline";
}

function isDetail(value: unknown): value is ErrorDetail {
  if (typeof value !== "object" || value === null) return false;
  const { code, message } = value as Record<string, unknown>;
  return typeof code === "string" && typeof message === "string";
}

/** The errors of an answer's body; none when it is not in the contract's shape. */
function errorsOf(body: unknown): ErrorDetail[] {
  if (typeof body !== "object" || body === null || !("errors" in body)) return [];
  return Array.isArray(body.errors) ? body.errors.filter(isDetail) : [];
}

function parsedBody({ data }: AxiosResponse<unknown>): { body: unknown } | null {
  try {
    return { body: JSON.parse(String(data)) };
  } catch {
    return null;
  }
}

function answerOf<T>(response: AxiosResponse<unknown>): T {
  const { status } = response;
  const parsed = parsedBody(response);
  if (parsed !== null && status >= 200 && status < 300) return parsed.body as T;
  const body = parsed?.body;
  const told = typeof body === "object" && body !== null && "requestId" in body ? body.requestId : undefined;
  const header: unknown = response.headers["x-request-id"];
  const requestId = typeof told === "string" ? told : typeof header === "string" && header !== "" ? header : null;
  const kind = status >= 400 && status < 500 ? "refused" : "outage";
  throw new ApiError({ kind, status, errors: errorsOf(body), requestId });
}

/**
 * The client of one visitor: in a browser for the life of the page, on the server for one request.
 * @param options base addresses, present headers and, on the server, the transport to the embedded backend
 */
export function createApi(options: ApiOptions): Api {
  return {
    async request<T>(name: CallName, input: CallInput = {}): Promise<T> {
      const config = requestConfig(name, input, options);
      const client = await loadClient();
      let response: AxiosResponse<unknown>;
      try {
        response = await client.request<unknown>(config);
      } catch (error) {
        input.signal?.throwIfAborted();
        if (error instanceof ApiError) throw error;
        throw new ApiError({ kind: kindOfFailure((error as { code?: unknown }).code), status: null });
      }
      return answerOf<T>(response);
    },
  };
}
