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

/** A password that a browser sends after it asked for it (RFC 7617). */
const BASIC = /^Basic +([A-Za-z0-9+/=]{1,1024})$/i;

/**
 * Allows only a caller on this machine or with SANDBOX_KEY, as header `x-sandbox-key` or as password of any user.
 * @throws HttpRefusal for others, and in production; a person's browser then asks for the password
 */
export function requireTester({ env }: RequestContext, request: PageRequest): void {
  if (env.siteMode === "production") throw new HttpRefusal("call-not-found");
  const key = request.headers.get("x-sandbox-key") ?? passwordOf(request);
  const mayTest = key !== null && env.sandboxKey !== "" ? isSameSecret(key, env.sandboxKey) : isAtThisMachine(request);
  if (mayTest) return;
  const mayAsk = env.sandboxKey !== "" && (request.headers.get("accept") ?? "").includes("text/html");
  const challenge = { "www-authenticate": 'Basic realm="Sandbox: SANDBOX_KEY is the password", charset="UTF-8"' };
  throw new HttpRefusal("forbidden", mayAsk ? { status: 401, headers: challenge } : {});
}

function passwordOf({ headers }: PageRequest): string | null {
  const [, encoded] = BASIC.exec(headers.get("authorization") ?? "") ?? [];
  if (encoded === undefined) return null;
  const credentials = Buffer.from(encoded, "base64").toString();
  return credentials.slice(credentials.indexOf(":") + 1);
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
