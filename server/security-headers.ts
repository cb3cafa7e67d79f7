import type { ServerResponse } from "node:http";
import { scriptHash } from "@/server/next-patches/page-scripts";
import type { SiteEnv } from "@/services/api/env.server";
import { PUSH_ORIGINS } from "@/services/push/push-env.server";

interface SecurityOptions {
  /** The text of every inline script of the pages; each is allowed by its hash, no other runs. */
  inlineScripts: readonly string[];
  /** Origins besides our own whose scripts may run: that of the web-view bridge, when a partner hosts it. */
  scripts: readonly string[];
  /** Origins besides our own that may frame the site (FRAME_ANCESTORS). */
  frameAncestors: readonly string[];
  /** Origins the browser may call besides our own, see calledOrigins. */
  connect: readonly string[];
  /** Origins besides our own that pictures come from: the tiles of the map, where they are configured. */
  pictures: readonly string[];
  publicOrigin: string;
  /** The development server evaluates code and uses a socket. */
  dev: boolean;
}

/** Origins besides our own that pages call: the operator's systems, analytics, push, each only where configured. */
export function calledOrigins(
  { analytics, push }: Pick<SiteEnv, "analytics" | "push">,
  apiBases: readonly string[],
): string[] {
  const addresses = [
    ...apiBases,
    // The sandbox's drivers keep the events in the browser or send them to this site.
    ...(analytics?.driver === "mixpanel" ? [analytics.apiHost] : []),
    ...(push === null || push === "sandbox" ? [] : PUSH_ORIGINS),
  ];
  return addresses.filter((address) => address !== "").map((address) => new URL(address).origin);
}

/** Builds the headers of every answer, once. Reason why it has no nonce: docs/threats.md#content-security-policy. */
export function securityHeaders(options: SecurityOptions): ReadonlyMap<string, string> {
  const hashes = options.inlineScripts.map(scriptHash);
  const policy = {
    "default-src": ["'self'"],
    "script-src": [
      "'self'",
      ...hashes,
      ...options.scripts,
      ...(options.dev ? ["'unsafe-eval'", "'unsafe-inline'"] : []),
    ],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...options.pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...options.connect, ...(options.dev ? ["ws:"] : [])],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'self'", ...options.frameAncestors],
  };
  // A hash next to 'unsafe-inline' would disable 'unsafe-inline', so development uses no hashes.
  if (options.dev) policy["script-src"] = policy["script-src"].filter((source) => !source.startsWith("'sha256-"));
  const headers = new Map([
    [
      "Content-Security-Policy",
      Object.entries(policy)
        .map(([name, sources]) => [name, ...sources].join(" "))
        .join("; "),
    ],
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(self), geolocation=(self), microphone=(), payment=(), usb=(), browsing-topics=()"],
    ["Cross-Origin-Opener-Policy", "same-origin-allow-popups"],
  ]);
  if (options.publicOrigin.startsWith("https:")) {
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  return headers;
}

/** Sets headers on a response that has not been sent yet. */
export function applyHeaders(response: ServerResponse, headers: ReadonlyMap<string, string>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
