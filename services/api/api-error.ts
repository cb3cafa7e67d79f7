import type { ErrorCode, ErrorDetail } from "@/backend/contract/errors";
import { logFailure } from "@/utils/browser/log-failure";
import { isFields } from "@/utils/text/json-fields";

/** One error of an answer. A system without codes sends only the message; its code is empty. */
type AnswerError = Omit<ErrorDetail, "code"> & { code: ErrorCode | "" };

/** The errors of an answer, whatever it has there: objects with a message, or only texts. */
export function readErrors(errors: unknown): AnswerError[] {
  return Array.isArray(errors) ? errors.flatMap((error: unknown) => readError(error) ?? []) : [];
}

function readError(error: unknown): AnswerError | null {
  if (typeof error === "string" && error !== "") return { code: "", message: error };
  if (!isFields(error)) return null;
  const { code = "", message } = error;
  if (typeof message !== "string" || typeof code !== "string") return null;
  return { ...(error as Partial<AnswerError>), code: code as AnswerError["code"], message };
}

/**
 * Why a call gave no usable answer: `refused` = the server said no (4xx with JSON, or status false), `outage` = it could
 * not answer (5xx, no JSON), `offline` = no server was reached, `timeout` = no answer in time.
 */
export type ApiErrorKind = "refused" | "offline" | "timeout" | "outage";

interface ApiErrorFields {
  kind: ApiErrorKind;
  /** HTTP status; null when there was no response at all. */
  status: number | null;
  errors?: readonly AnswerError[];
  /** The id that a user can give to the support; null when the answer has none. */
  requestId?: string | null;
}

/** The error class of every call. "Not found", a refusal and an outage are three different results, never mixed. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly errors: readonly AnswerError[];
  readonly requestId: string | null;

  constructor({ kind, status, errors = [], requestId = null }: ApiErrorFields) {
    super(errors[0]?.message ?? `The call was not answered: ${kind}${status === null ? "" : ` (${status})`}`);
    this.name = "ApiError";
    this.kind = kind;
    this.status = status;
    this.errors = errors;
    this.requestId = requestId;
  }

  /** Code of the first error; null when the answer has none. */
  get code(): ErrorCode | null {
    return this.errors[0]?.code || null;
  }

  /** True when the requested item does not exist. A missing call does not count: that is the site's fault. */
  get isNotFound(): boolean {
    return (
      this.kind === "refused" &&
      this.code !== null &&
      this.code !== "call-not-found" &&
      this.code.endsWith("-not-found")
    );
  }
}

/** True when the server has refused a call; false when it gave no answer, and for an error of our own. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.kind === "refused";

/**
 * The error for something that cannot exist, without a call: its page answers 404.
 * @param message for developers; readers see the text of the code
 */
export function notFound(code: Extract<ErrorCode, `${string}-not-found`>, message = ""): ApiError {
  return new ApiError({ kind: "refused", status: 404, errors: [{ code, message }] });
}

/**
 * The error of a call in the browser. Another error is a fault of the page: it is logged, and counts as no answer.
 * @param what what failed, for the log
 */
export function asApiError(error: unknown, what: string): ApiError {
  if (error instanceof ApiError) return error;
  logFailure(what, error);
  return new ApiError({ kind: "outage", status: null });
}

/**
 * The answer of a call, or null after a failure that is expected.
 * @throws any other error
 */
export async function nullIf<T>(answer: Promise<T>, isExpected: (error: ApiError) => boolean): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && isExpected(error)) return null;
    throw error;
  }
}

/** The answer of a call, or null when the requested item does not exist. @throws any other error */
export const nullIfNotFound = <T>(answer: Promise<T>) => nullIf(answer, ({ isNotFound }) => isNotFound);

/**
 * Converts an answer to the site's own shape. An answer without the contract's shape counts as an outage of the server;
 * it never crashes the page.
 * @throws ApiError of kind outage
 */
export function readAnswer<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) throw new ApiError({ kind: "outage", status: 200 });
    throw error;
  }
}

/** Tells whether an address is one of the web, and not e.g. javascript:. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * Checks an address of an answer to which the browser will go.
 * @throws RangeError when it is not a web address; inside `readAnswer` that is an outage
 */
export function webAddress(address: string): string {
  if (!isWebAddress(address)) throw new RangeError("The address is not a web address");
  return address;
}
