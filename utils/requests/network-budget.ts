import { clientNetwork, type NetworkList } from "@/utils/requests/client-network";

/** The factor for a network whose addresses many people share (carrier NAT). */
export const SHARED_FACTOR = 100;
/** Clients whose windows are kept at most: some ten megabytes. */
const MOST_CLIENTS = 100_000;

export interface NetworkBudgetOptions {
  /** What one network may do in a window. */
  most: number;
  /** Length of a window. */
  seconds: number;
  /** Networks with a hundredfold budget (RATE_CLIENT_SHARED_NETWORKS). */
  shared: NetworkList;
  /** Milliseconds that never jump. */
  clock?: () => number;
}

/** A budget of each client's network, counted in the memory of this process (docs/decisions/05). */
export class NetworkBudget {
  private readonly windows: Windows;
  private readonly most: number;
  private readonly shared: NetworkList;

  constructor({ most, seconds, shared, clock = () => performance.now() }: NetworkBudgetOptions) {
    this.windows = new Windows(seconds, MOST_CLIENTS, clock);
    this.most = most;
    this.shared = shared;
  }

  /**
   * Takes one of a client's budget.
   * @param client its address, as utils/requests/client-network.ts finds it
   * @returns 0 when there was one, else whole seconds until the next window
   */
  take(client: string): number {
    const network = clientNetwork(client);
    const wait = this.windows.take(network, this.most);
    // Whether many people share an address is looked up only for those who would be refused.
    return wait > 0 && this.shared.has(client) ? this.windows.take(network, this.most * SHARED_FACTOR) : wait;
  }
}

/** Counts in windows that begin with the first use, one a client, in the memory of this process. */
export class Windows {
  private readonly open = new Map<string, { used: number; endsAt: number }>();

  /**
   * @param seconds length of a window
   * @param mostClients the windows that began longest ago are forgotten beyond these
   */
  constructor(
    private readonly seconds: number,
    private readonly mostClients: number,
    private readonly clock: () => number,
  ) {}

  /** Takes one of `most`. @returns 0 when there was one, else whole seconds until the window ends */
  take(client: string, most: number): number {
    const now = this.clock();
    const window = this.open.get(client);
    if (window !== undefined && window.endsAt > now) {
      if (window.used >= most) return Math.ceil((window.endsAt - now) / 1_000);
      window.used += 1;
      return 0;
    }
    // Set anew rather than changed, so that the map stays in the order in which windows end.
    this.open.delete(client);
    this.open.set(client, { used: 1, endsAt: now + this.seconds * 1_000 });
    this.forget(now);
    return 0;
  }

  /** Drops what has ended, two at a time: more than one call adds, so that the map empties as it is used. */
  private forget(now: number): void {
    let looks = 2;
    for (const [client, { endsAt }] of this.open) {
      if (this.open.size <= this.mostClients && (endsAt > now || looks === 0)) return;
      this.open.delete(client);
      looks -= 1;
    }
  }

  /** How many clients are remembered. */
  get size(): number {
    return this.open.size;
  }
}
