import type { ServerResponse } from "node:http";
import type { ErrorCode, Refusal } from "@/backend/contract/errors";
import { type RefusalMessages, refusalDocument } from "@/server/refusal-document";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** The reasons why a page is refused before the request is read. */
export type RefusalReason =
  | "request-unreadable"
  | "address-too-long"
  | "headers-too-large"
  | "method-not-allowed"
  | "too-many-requests";

export interface PageRefusal {
  reason: RefusalReason;
  /** Seconds after which the client may try again. */
  retryAfter?: number;
}

/** The status, the contract's code for programs, and what people read in both languages. */
const REFUSALS: Readonly<
  Record<RefusalReason, { status: number; code: ErrorCode; en: RefusalMessages; bn: RefusalMessages }>
> = {
  "request-unreadable": {
    status: 400,
    code: "invalid-input",
    en: {
      title: "We couldn't read this request",
      text: "We couldn't read this request. Please check the web address, or start from the home page.",
    },
    bn: {
      title: "অনুরোধটি পড়া যায়নি",
      text: "অনুরোধটি আমরা বুঝতে পারিনি। ওয়েব ঠিকানাটি মিলিয়ে দেখুন, অথবা হোম পেজ থেকে শুরু করুন।",
    },
  },
  "address-too-long": {
    status: 414,
    code: "address-too-long",
    en: {
      title: "This address is too long",
      text: "This web address is too long or isn't valid. Please start from the home page.",
    },
    bn: {
      title: "ঠিকানাটি খুব লম্বা",
      text: "এই ওয়েব ঠিকানা হয় খুব লম্বা, নয়তো ভুল। হোম পেজ থেকে শুরু করুন।",
    },
  },
  "headers-too-large": {
    status: 431,
    code: "headers-too-large",
    en: {
      title: "Your browser sent too much data",
      text: "This site's cookies have become too large. Please delete them in your browser's settings and reload the page.",
    },
    bn: {
      title: "ব্রাউজার থেকে খুব বেশি তথ্য এসেছে",
      text: "এই সাইটের কুকিগুলো খুব বড় হয়ে গেছে। ব্রাউজারের সেটিংস থেকে সেগুলো মুছে পেজটি আবার লোড করুন।",
    },
  },
  "method-not-allowed": {
    status: 405,
    code: "method-not-allowed",
    en: {
      title: "Nothing can be sent to this page",
      text: "This page is for viewing only. Please start from the home page.",
    },
    bn: { title: "এই পেজে কিছু পাঠানো যায় না", text: "এই পেজ শুধু দেখার জন্য। হোম পেজ থেকে শুরু করুন।" },
  },
  "too-many-requests": {
    status: 429,
    code: "too-many-requests",
    en: {
      title: "Too many pages at once",
      text: "Too many pages were opened from your network in the last minute. Please load this page again in {seconds} seconds.",
    },
    bn: {
      title: "একসঙ্গে অনেক বেশি পেজ খোলা হয়েছে",
      text: "আপনার নেটওয়ার্ক থেকে গত এক মিনিটে অনেক বেশি পেজ খোলা হয়েছে। {seconds} সেকেন্ড পর পেজটি আবার লোড করুন।",
    },
  },
};

export interface RefusalAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface RefusedRequest {
  /** The same value as in the X-Request-Id header. */
  id: string;
  /** Path of the address, as far as it could be read: it decides which language comes first. */
  pathname: string;
  /** True for a program, which gets the contract's refusal; a person gets a small page in both languages. */
  asData: boolean;
}

/** Bengali pages have the language as a prefix of their path. */
const BENGALI = /^\/bn(?:\/|$)/;

/** The response to a request that is refused before it is read. */
export function refusalAnswer(refusal: PageRefusal, { id, pathname, asData }: RefusedRequest): RefusalAnswer {
  const { status, code } = REFUSALS[refusal.reason];
  const body = asData
    ? dataOf(refusal, code, id)
    : refusalDocument({
        first: BENGALI.test(pathname) ? "bn" : "en",
        words: wordsOf(refusal),
        isPassing: refusal.reason === "too-many-requests",
        requestId: id,
      });
  return {
    status,
    headers: {
      "Cache-Control": "private, no-store",
      "Content-Type": asData ? "application/json; charset=utf-8" : "text/html; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      ...(refusal.reason === "method-not-allowed" && { Allow: "GET, HEAD" }),
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

function wordsOf({ reason, retryAfter = 0 }: PageRefusal): Record<"en" | "bn", RefusalMessages> {
  const { en, bn } = REFUSALS[reason];
  const seconds = String(retryAfter);
  return {
    en: { ...en, text: sentence(en.text, seconds) },
    bn: { ...bn, text: sentence(bn.text, toBengaliDigits(seconds)) },
  };
}

function dataOf({ reason, retryAfter = 0 }: PageRefusal, code: ErrorCode, requestId: string): string {
  const { title, text } = REFUSALS[reason].en;
  const message = `${title}. ${sentence(text, String(retryAfter))}`;
  const refusal: Refusal = { status: false, errors: [{ code, message }], requestId };
  return JSON.stringify(refusal);
}
