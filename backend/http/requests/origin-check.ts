import { HttpRefusal } from "@/backend/http/errors/refusal";

/** The origins whose pages may request changes: the product's own and those in CORS_ALLOW. */
export function allowedOrigins(publicOrigin: string, corsAllow: readonly string[]): ReadonlySet<string> {
  return new Set([new URL(publicOrigin).origin, ...corsAllow]);
}

/**
 * Refuses a change that a foreign page requests (docs/threats.md#foreign-pages). A caller without Origin and
 * Sec-Fetch-Site is not a browser. It is allowed, because cookies give no rights here.
 * @throws HttpRefusal `forbidden`
 */
export function checkOrigin(request: Request, allowed: ReadonlySet<string>): void {
  const { headers } = request;
  const site = headers.get("sec-fetch-site");
  if (site === "same-origin" || site === "none") return;
  const origin = headers.get("origin");
  if (origin === null) {
    if (site === null) return;
    throw new HttpRefusal("forbidden");
  }
  if (allowed.has(origin)) return;
  // The site may be opened under another name, e.g. 127.0.0.1 or an address in the local network.
  if (URL.canParse(origin) && new URL(origin).host === (headers.get("host") ?? new URL(request.url).host)) return;
  throw new HttpRefusal("forbidden");
}
