import { clientNetwork, type NetworkList } from "@/utils/requests/client-network";

/** The factor for a network whose addresses many people share (carrier NAT). */
export const SHARED_FACTOR = 100;
/** Maximum number of clients whose windows are kept: about ten megabytes. */
const MAX_CLIENTS = 100_000;

interface NetworkBudgetOptions {
  /** Maximum number of requests of one network in a window. */
  limit: number;
  /** Length of a window. */
  seconds: number;
  /** Networks with a hundredfold budget (RATE_CLIENT_SHARED_NETWORKS). */
  shared: NetworkList;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

/** A budget of each client's network, counted in the memory of this process (docs/decisions/05). */
export class NetworkBudget {
  private readonly windows: TimeWindows;
  private readonly limit: number;
  private readonly shared: NetworkList;

  constructor({ limit, seconds, shared, clock = () => performance.now() }: NetworkBudgetOptions) {
    this.windows = new TimeWindows(seconds, MAX_CLIENTS, clock);
    this.limit = limit;
    this.shared = shared;
  }

  /**
   * Takes one unit of a client's budget.
   * @param client its address, as utils/requests/client-network.ts finds it
   * @returns 0 if a unit was left, else the whole seconds until the next window
   */
  take(client: string): number {
    const network = clientNetwork(client);
    const wait = this.windows.take(network, this.limit);
    // Whether many people share an address is looked up only for those who would be refused.
    return wait > 0 && this.shared.has(client) ? this.windows.take(network, this.limit * SHARED_FACTOR) : wait;
  }
}

/** Counters in the memory of this process: one time window per client, which begins with the first use. */
export class TimeWindows {
  private readonly open = new Map<string, { used: number; endsAt: number }>();

  /**
   * @param seconds length of a window
   * @param maxClients if there are more clients, the oldest windows are removed
   */
  constructor(
    private readonly seconds: number,
    private readonly maxClients: number,
    private readonly clock: () => number,
  ) {}

  /** Takes one of `limit`. @returns 0 if one was left, else the whole seconds until the window ends */
  take(client: string, limit: number): number {
    const now = this.clock();
    const window = this.open.get(client);
    if (window !== undefined && window.endsAt > now) {
      if (window.used >= limit) return Math.ceil((window.endsAt - now) / 1_000);
      window.used += 1;
      return 0;
    }
    // The entry is deleted and set again, so that the map stays in the order in which windows end.
    this.open.delete(client);
    this.open.set(client, { used: 1, endsAt: now + this.seconds * 1_000 });
    this.removeEnded(now);
    return 0;
  }

  /** Removes up to two ended windows per call. A call adds only one, so the map becomes smaller as it is used. */
  private removeEnded(now: number): void {
    let checksLeft = 2;
    for (const [client, { endsAt }] of this.open) {
      if (this.open.size <= this.maxClients && (endsAt > now || checksLeft === 0)) return;
      this.open.delete(client);
      checksLeft -= 1;
    }
  }

  /** The number of clients that have a window. */
  get size(): number {
    return this.open.size;
  }
}
