import type { IncomingMessage } from "node:http";
import type { PageRefusal } from "@/server/refusal-page";
import { clientAddress, networkList } from "@/utils/requests/client-network";
import { NetworkBudget } from "@/utils/requests/network-budget";
import { brokenLimit } from "@/utils/requests/request-limits";

const MINUTE = 60;

export interface PageGuardOptions {
  /** Maximum number of pages that one network may request in a minute (RATE_CLIENT_PAGES_PER_MINUTE). */
  pagesPerMinute: number;
  /** RATE_CLIENT_SHARED_NETWORKS: their budget is a hundred times larger. */
  sharedNetworks: readonly string[];
  /** TRUST_PROXY_HOPS. */
  trustProxyHops: number;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

/** Refuses page requests before they are parsed: too many from one network, too large, or not GET or HEAD. */
export class PageGuard {
  private readonly budget: NetworkBudget;
  private readonly trustProxyHops: number;

  constructor({ pagesPerMinute, sharedNetworks, trustProxyHops, clock }: PageGuardOptions) {
    this.budget = new NetworkBudget({
      most: pagesPerMinute,
      seconds: MINUTE,
      shared: networkList(sharedNetworks),
      ...(clock && { clock }),
    });
    this.trustProxyHops = trustProxyHops;
  }

  /** The reason why a request is refused; undefined when it is allowed. Refused requests are counted too. */
  refusalOf(request: IncomingMessage): PageRefusal | undefined {
    const wait = this.budget.take(this.clientOf(request));
    if (wait > 0) return { reason: "too-many-requests", retryAfter: wait };
    const limit = brokenLimit(request.url ?? "", request.headers.cookie);
    if (limit !== null) return { reason: limit };
    if (request.method !== "GET" && request.method !== "HEAD") return { reason: "method-not-allowed" };
    return undefined;
  }

  private clientOf({ headers, socket }: IncomingMessage): string {
    const forwarded = headers["x-forwarded-for"];
    const chain = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? null);
    return clientAddress(socket.remoteAddress ?? "", chain, this.trustProxyHops);
  }
}
