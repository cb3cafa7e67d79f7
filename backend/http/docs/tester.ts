import { isSameSecret } from "@/backend/domain/codes/code-secrets";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import type { PageRequest, RequestContext } from "@/backend/http/requests/route";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** Headers that proxies, load balancers and content networks add to the requests that they pass on. */
const PROXY_HEADERS = [
  /^(?:forwarded|via|cdn-loop|x-scheme|front-end-https)$/,
  /^(?:cf|fastly|fly|akamai|proxy|wl-proxy)-/,
  /^x-(?:forwarded|original|originating|proxy|proxyuser|envoy|amz|azure|arr|akamai|appengine|cloud|vercel|varnish)(?:-|$)/,
  /^(?:true-|x-|x-cluster-)?(?:client|real|remote)-(?:ip|addr)$/,
];

/** Allows only a caller on this machine or with SANDBOX_KEY. @throws HttpRefusal for others, and in production */
export function requireTester({ env }: RequestContext, request: PageRequest): void {
  if (env.siteMode === "production") throw new HttpRefusal("call-not-found");
  const key = request.headers.get("x-sandbox-key");
  const mayTest = key !== null && env.sandboxKey !== "" ? isSameSecret(key, env.sandboxKey) : isAtThisMachine(request);
  if (!mayTest) throw new HttpRefusal("forbidden");
}

/**
 * True if the caller is on this machine: the connection comes from it, the address names it, and no proxy has passed
 * the request on. Behind a proxy on this machine every connection is local; a foreign page whose name resolves to this
 * machine (DNS rebinding) makes every browser local.
 */
function isAtThisMachine({ headers, peerAddress }: PageRequest): boolean {
  if (peerAddress === null || !LOOPBACK.test(peerAddress)) return false;
  if (!LOOPBACK_HOST.test(headers.get("host") ?? "")) return false;
  return [...headers.keys()].every((name) => !PROXY_HEADERS.some((pattern) => pattern.test(name)));
}
