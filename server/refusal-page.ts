import type { ServerResponse } from "node:http";
import type { ErrorCode, Refusal } from "@/backend/contract/errors";
import { takesForms } from "@/server/form-pages";
import { type RefusalMessages, refusalDocument } from "@/server/refusal-document";
import refusalMessages from "@/server/refusal-messages.json";
import type { ColourChoice } from "@/utils/layout/colour-cookie";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** The reasons why a page is refused before the request is read. */
export type RefusalReason =
  | "request-unreadable"
  | "address-too-long"
  | "headers-too-large"
  | "method-not-allowed"
  | "too-many-requests"
  | "site-busy";

export interface PageRefusal {
  reason: RefusalReason;
  /** Seconds after which the client may try again. */
  retryAfter?: number;
}

/** The status, and the contract's code for programs. */
const REFUSALS: Readonly<Record<RefusalReason, { status: number; code: ErrorCode }>> = {
  "request-unreadable": { status: 400, code: "invalid-input" },
  "address-too-long": { status: 414, code: "address-too-long" },
  "headers-too-large": { status: 431, code: "headers-too-large" },
  "method-not-allowed": { status: 405, code: "method-not-allowed" },
  "too-many-requests": { status: 429, code: "too-many-requests" },
  "site-busy": { status: 503, code: "service-unavailable" },
};

/** What people read, in both languages. */
const messages: Readonly<Record<RefusalReason, Readonly<Record<"en" | "bn", RefusalMessages>>>> = refusalMessages;

interface RefusalAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface RefusedRequest {
  /** The same value as in the X-Request-Id header. */
  id: string;
  /** Path of the address, as far as it could be read: it decides which language comes first. */
  pathname: string;
  /** True for a program, which gets the contract's refusal; a person gets a small page in both languages. */
  asData: boolean;
  /** The reader's choice; null or absent means light. */
  mode?: ColourChoice | null;
}

/** Bengali pages have the language as a prefix of their path. */
const BENGALI = /^\/bn(?:\/|$)/;

/** The response to a request that is refused before it is read. */
export function refusalAnswer(
  refusal: PageRefusal,
  { id, pathname, asData, mode = null }: RefusedRequest,
): RefusalAnswer {
  const { status, code } = REFUSALS[refusal.reason];
  const body = asData
    ? dataOf(refusal, code, id)
    : refusalDocument({
        first: BENGALI.test(pathname) ? "bn" : "en",
        messages: messagesOf(refusal),
        isPassing: refusal.retryAfter !== undefined,
        requestId: id,
        mode,
      });
  return {
    status,
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": asData ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      ...(refusal.reason === "method-not-allowed" && { Allow: takesForms(pathname) ? "GET, HEAD, POST" : "GET, HEAD" }),
      ...(refusal.retryAfter !== undefined && { "Retry-After": String(refusal.retryAfter) }),
    },
    body,
  };
}

/** Sends the response to a refused request; HEAD gets only the headers. */
export function sendRefusal(response: ServerResponse, { status, headers, body }: RefusalAnswer): void {
  // The body of the request, if there is one, is not read.
  if (!response.req.complete) response.setHeader("Connection", "close");
  response.writeHead(status, headers);
  response.end(response.req.method === "HEAD" ? undefined : body);
}

const sentence = (text: string, seconds: string) => text.replace("{seconds}", seconds);

function messagesOf({ reason, retryAfter = 0 }: PageRefusal): Record<"en" | "bn", RefusalMessages> {
  const { en, bn } = messages[reason];
  const seconds = String(retryAfter);
  return {
    en: { ...en, text: sentence(en.text, seconds) },
    bn: { ...bn, text: sentence(bn.text, toBengaliDigits(seconds)) },
  };
}

function dataOf({ reason, retryAfter = 0 }: PageRefusal, code: ErrorCode, requestId: string): string {
  const { title, text } = messages[reason].en;
  const message = `${title}. ${sentence(text, String(retryAfter))}`;
  const refusal: Refusal = { status: false, errors: [{ code, message }], requestId };
  return JSON.stringify(refusal);
}
