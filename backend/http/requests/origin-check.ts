import { HttpRefusal } from "@/backend/http/errors/refusal";
import { isForeignPage } from "@/utils/requests/foreign-page";

/** The origins whose pages may request changes: the product's own and those in CORS_ALLOW. */
export function allowedOrigins(publicOrigin: string, corsAllow: readonly string[]): ReadonlySet<string> {
  return new Set([new URL(publicOrigin).origin, ...corsAllow]);
}

/**
 * Refuses a change that a page of another site requests (docs/threats.md#foreign-pages). Callers that are not browsers are
 * allowed, since cookies give no rights here. @throws HttpRefusal `forbidden`
 */
export function checkOrigin(request: Request, allowed: ReadonlySet<string>): void {
  const { headers } = request;
  const sender = {
    site: headers.get("sec-fetch-site"),
    origin: headers.get("origin"),
    host: headers.get("host") ?? new URL(request.url).host,
  };
  if (isForeignPage(sender, allowed)) throw new HttpRefusal("forbidden");
}
