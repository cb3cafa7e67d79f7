import type { IncomingMessage } from "node:http";
import { siteEnv } from "@/services/api/env.server";
import { clientAddress } from "@/utils/requests/client-network";

/** How a socket that listens for both versions writes an IPv4 address. */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/** The network address of a visitor behind the trusted proxies (TRUST_PROXY_HOPS); empty once the visitor has hung up. */
export function visitorAddress({ headers, socket }: Pick<IncomingMessage, "socket" | "headers">): string {
  const forwarded = headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? null);
  return clientAddress(socket.remoteAddress ?? "", chain, siteEnv().trustProxyHops).replace(MAPPED, "");
}
