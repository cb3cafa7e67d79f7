import type { IncomingMessage } from "node:http";
import { visitorAddress } from "@/services/api/visitor-address.server";
import { clientNetwork } from "@/utils/requests/client-network";

const WINDOW_MS = 600_000;
const MAX_SEARCHES = 30;
const MAX_CLIENTS = 10_000;

interface Window {
  from: number;
  searches: number;
}

/**
 * Counts the searches by account that one network makes on the site's own pages. The backend does not see the network's
 * address in their calls (docs/investors.md). Direct calls are counted in the backend.
 * @param clock monotonic time in milliseconds
 */
export class SearchAllowance {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** @returns false when the network has searched too often in the last ten minutes */
  take(request: Pick<IncomingMessage, "socket" | "headers">): boolean {
    return this.takeOf(clientNetwork(visitorAddress(request)));
  }

  takeOf(network: string): boolean {
    const now = this.clock();
    const known = this.windows.get(network);
    if (known === undefined || now - known.from >= WINDOW_MS) {
      // The oldest window is removed. This limit cannot stop an attacker with that many networks anyway.
      if (this.windows.size >= MAX_CLIENTS) this.windows.delete([...this.windows.keys()][0] ?? "");
      this.windows.delete(network);
      this.windows.set(network, { from: now, searches: 1 });
      return true;
    }
    known.searches += 1;
    return known.searches <= MAX_SEARCHES;
  }
}

/** The instance of this process. */
export const accountSearches = new SearchAllowance();
