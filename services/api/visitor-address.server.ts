import type { IncomingMessage } from "node:http";
import { siteEnv } from "@/services/api/env.server";
import { callerAddress } from "@/utils/requests/client-network";

/** How a socket that listens for both versions writes an IPv4 address. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/** The network address of a visitor behind the trusted proxies (TRUST_PROXY_HOPS); empty once the visitor has hung up. */
export function visitorAddress(request: Pick<IncomingMessage, "socket" | "headers">): string {
  return callerAddress(request, siteEnv().trustProxyHops).replace(MAPPED, "");
}
