import type { IncomingMessage } from "node:http";
import { siteEnv } from "@/services/api/env.server";
import { clientAddress, clientNetwork } from "@/utils/requests/client-network";

const WINDOW_MS = 600_000;
const MOST_SEARCHES = 30;
const MOST_CLIENTS = 10_000;

interface Window {
  from: number;
  searches: number;
}

/**
 * Counts what one network looks up by account on the site's own pages, which call the backend without an address
 * (docs/investors.md). Direct calls are counted there.
 * @param clock milliseconds that never jump
 */
export class SearchAllowance {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @returns false when the network has searched too often in the last ten minutes */
  take(request: Pick<IncomingMessage, "socket" | "headers">): boolean {
    const forwarded = request.headers["x-forwarded-for"];
    const chain = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? null);
    const peer = request.socket.remoteAddress ?? "";
    return this.takeOf(clientNetwork(clientAddress(peer, chain, siteEnv().trustProxyHops)));
  }

  takeOf(network: string): boolean {
    const now = this.clock();
    const known = this.windows.get(network);
    if (known === undefined || now - known.from >= WINDOW_MS) {
      // The oldest window is removed: an attacker with that many networks is not stopped by this memory.
      if (this.windows.size >= MOST_CLIENTS) this.windows.delete([...this.windows.keys()][0] ?? "");
      this.windows.delete(network);
      this.windows.set(network, { from: now, searches: 1 });
      return true;
    }
    known.searches += 1;
    return known.searches <= MOST_SEARCHES;
  }
}

/** The one of this process. */
export const accountSearches = new SearchAllowance();
