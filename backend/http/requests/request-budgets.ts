import type { CallDefinition } from "@/backend/contract/call";
import { tooManyRequests } from "@/backend/domain/domain-error";
import type { BackendEnv } from "@/backend/env";
import { sharedNetworksOf, takeHourlyBudget } from "@/backend/http/requests/code-context";
import type { RequestContext } from "@/backend/http/requests/route";
import { NetworkBudget } from "@/utils/requests/network-budget";
import { NetworkQueue, QueueRefusal } from "@/utils/requests/network-queue";

const MINUTE = 60;
/** Simultaneous calls are limited for each network only: calls that wait for another system must not stop the others. */
const CALLS_AT_ONCE = { maxRunning: Number.POSITIVE_INFINITY, maxOfNetwork: 16, maxWaiting: 200, maxWaitMs: 10_000 };

/** The call, or the page outside the contract, that is about to be answered. */
type BudgetedRequest = Pick<CallDefinition, "method" | "budget">;

/** Takes one of the caller's budgets. @throws DomainError `too-many-requests` with the seconds to wait */
type TakeBudget = (context: RequestContext, request: BudgetedRequest) => Promise<void> | void;

/**
 * The budgets of one client (RATE_CLIENT_READS_PER_MINUTE, _WRITES_PER_MINUTE, _ORDERS_PER_HOUR). Reads and writes are
 * counted in this process, orders in the database (docs/decisions/05). The site's own pages call without a client
 * address and are not counted.
 * @param clock a monotonic clock in milliseconds
 */
export function requestBudgets(env: BackendEnv, clock: () => number = () => performance.now()): TakeBudget {
  const { readsPerMinute, writesPerMinute, ordersPerHour } = env.rateClient;
  const shared = sharedNetworksOf(env);
  const reads = new NetworkBudget({ limit: readsPerMinute, seconds: MINUTE, shared, clock });
  const writes = new NetworkBudget({ limit: writesPerMinute, seconds: MINUTE, shared, clock });
  return (context, { method, budget }) => {
    const { client } = context;
    if (client === null) return;
    const wait = (method === "GET" ? reads : writes).take(client);
    if (wait > 0) throw tooManyRequests(wait);
    if (budget !== "orders") return;
    return takeHourlyBudget({ db: context.db, env, client }, "orders", ordersPerHour);
  };
}

/** Answers a call when it is its network's turn. @throws DomainError `too-many-requests` with the seconds to wait */
type InTurn = (context: RequestContext, answer: () => Promise<Response>) => Promise<Response>;

/** Lets the calls of one client wait for each other. The site's own pages do not wait, because they wait themselves. */
export function requestTurns(env: BackendEnv): InTurn {
  const queue = new NetworkQueue({ ...CALLS_AT_ONCE, shared: sharedNetworksOf(env) });
  return async ({ client }, answer) => {
    if (client === null) return answer();
    try {
      return await queue.run(client, answer);
    } catch (error) {
      if (!(error instanceof QueueRefusal)) throw error;
      throw tooManyRequests(error.retryAfter);
    }
  };
}
