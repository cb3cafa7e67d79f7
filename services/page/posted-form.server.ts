import type { IncomingMessage } from "node:http";
import { siteEnv } from "@/services/api/env.server";
import { isForeignPage } from "@/utils/requests/foreign-page";
import { hasTooManyFields } from "@/utils/requests/request-limits";

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** The fields of a form, or the HTTP status with which it is refused. */
export type PostedForm = { fields: URLSearchParams } | { status: 400 | 403 | 413 | 415 };

/**
 * Reads a form that a browser without script sent to a page. It is refused when a page of another site sent it (403),
 * when it is too large or has too many fields (413), when it is no form (415), and when its text is not UTF-8 or does not
 * arrive (400).
 * @param maxBytes of the form
 */
export async function readPostedForm(request: IncomingMessage, maxBytes: number): Promise<PostedForm> {
  const { headers } = request;
  const sender = {
    site: headers["sec-fetch-site"]?.toString() ?? null,
    origin: headers.origin ?? null,
    host: headers.host ?? null,
  };
  if (isForeignPage(sender, new Set([new URL(siteEnv().publicOrigin).origin]))) return { status: 403 };
  if (!FORM_TYPE.test(headers["content-type"] ?? "")) return { status: 415 };
  if (Number(headers["content-length"] ?? 0) > maxBytes) return { status: 413 };
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not close the connection, because the refusal is still to be sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) return { status: 413 };
      chunks.push(chunk);
    }
    const text = strictUtf8.decode(Buffer.concat(chunks));
    return hasTooManyFields(text) ? { status: 413 } : { fields: new URLSearchParams(text) };
  } catch {
    return { status: 400 };
  }
}
