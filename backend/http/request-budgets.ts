import type { CallDefinition } from "@/backend/contract/call";
import { takeClientBudget } from "@/backend/domain/codes/client-budget";
import { DomainError } from "@/backend/domain/domain-error";
import type { BackendEnv } from "@/backend/env";
import { SHARED_FACTOR, sharedNetworksOf } from "@/backend/http/code-context";
import type { RequestContext } from "@/backend/http/route";
import { clientNetwork } from "@/utils/client-network";

const MINUTE = 60;
const HOUR = 3_600;
/** Clients whose windows are kept at most: some ten megabytes. */
const MOST_CLIENTS = 100_000;

/** The call, or the page outside the contract, that is about to be answered. */
type Asked = Pick<CallDefinition, "method" | "budget">;

/** Takes one of the caller's budgets. @throws DomainError `too-many-requests` with the seconds to wait */
export type TakeBudget = (context: RequestContext, asked: Asked) => Promise<void> | void;

/**
 * What one client may ask for (RATE_CLIENT_READS_PER_MINUTE, _WRITES_PER_MINUTE, _ORDERS_PER_HOUR). Reads and writes are
 * counted in this process, orders in the database (docs/decisions/064). The site's own pages call without a network and
 * are not counted.
 * @param clock milliseconds that never jump
 */
export function requestBudgets(env: BackendEnv, clock: () => number = () => performance.now()): TakeBudget {
  const { readsPerMinute, writesPerMinute, ordersPerHour } = env.rateClient;
  const kinds = {
    reads: { windows: new Windows(MINUTE, MOST_CLIENTS, clock), most: readsPerMinute },
    writes: { windows: new Windows(MINUTE, MOST_CLIENTS, clock), most: writesPerMinute },
  };
  const shared = sharedNetworksOf(env);
  return (context, { method, budget }) => {
    const { client } = context;
    if (client === "site") return;
    const network = clientNetwork(client);
    const { windows, most } = method === "GET" ? kinds.reads : kinds.writes;
    let wait = windows.take(network, most);
    // Whether many stand behind an address is asked only of those who would be refused.
    if (wait > 0 && shared.has(client)) wait = windows.take(network, most * SHARED_FACTOR);
    if (wait > 0) throw new DomainError("too-many-requests", { facts: { retryAfterSeconds: wait } });
    if (budget !== "orders") return;
    const orders = shared.has(client) ? ordersPerHour * SHARED_FACTOR : ordersPerHour;
    return takeClientBudget(context.db, env.codePepper, {
      kind: "orders",
      client: network,
      most: orders,
      seconds: HOUR,
    });
  };
}

/** Counts in windows that begin with the first use, a client each, in the memory of this process. */
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
