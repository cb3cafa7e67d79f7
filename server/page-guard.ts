import type { IncomingMessage, Server } from "node:http";
import { setImmediate as nextTurn } from "node:timers/promises";
import { takesForms } from "@/server/form-pages";
import type { PageRefusal } from "@/server/refusal-page";
import { callerAddress, networkList } from "@/utils/requests/client-network";
import { NetworkBudget } from "@/utils/requests/network-budget";
import { NetworkQueue } from "@/utils/requests/network-queue";
import { brokenLimit } from "@/utils/requests/request-limits";

const MINUTE = 60;
/**
 * Pages that are rendered at the same time. Rendering is work of one processor, so more would only be slower; and each
 * page needs several of the ten connections to the database. One that takes longer than two seconds waits for
 * another system, and then counts only for its network.
 */
const PAGES_AT_ONCE = { maxRunning: 8, maxOfNetwork: 4, maxWaiting: 200, maxWaitMs: 10_000, maxHoldMs: 2_000 };
/**
 * Forms of one network that are answered at the same time. They are not limited together with the pages: a form is
 * read while it arrives, so a few slow senders would take the turns of all pages.
 */
const FORMS_AT_ONCE = {
  maxRunning: Number.POSITIVE_INFINITY,
  maxOfNetwork: 16,
  maxWaiting: 200,
  maxWaitMs: 10_000,
};
/** Accepted connections after which a page is rendered although more are waiting. */
const MAX_TURNS = 500;

interface PageGuardOptions {
  /** Maximum number of pages that one network may request in a minute (RATE_CLIENT_PAGES_PER_MINUTE). */
  pagesPerMinute: number;
  /** RATE_CLIENT_SHARED_NETWORKS: their budget is a hundred times larger. */
  sharedNetworks: readonly string[];
  /** TRUST_PROXY_HOPS. */
  trustProxyHops: number;
  /** A monotonic clock in milliseconds. */
  clock?: () => number;
}

/**
 * Refuses page requests before they are parsed: too many from one network, too large, or not GET or HEAD; POST passes
 * only for a page that answers its own forms and checks them itself. Those that are rendered take turns.
 */
export class PageGuard {
  private readonly budget: NetworkBudget;
  private readonly pages: NetworkQueue;
  private readonly forms: NetworkQueue;
  private readonly trustProxyHops: number;

  /** Connections that the server has accepted. */
  private accepted = 0;

  constructor({ pagesPerMinute, sharedNetworks, trustProxyHops, clock }: PageGuardOptions) {
    const shared = networkList(sharedNetworks);
    this.pages = new NetworkQueue({ ...PAGES_AT_ONCE, shared });
    this.forms = new NetworkQueue({ ...FORMS_AT_ONCE, shared });
    this.budget = new NetworkBudget({
      limit: pagesPerMinute,
      seconds: MINUTE,
      shared,
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
    return isAllowed(request) ? undefined : { reason: "method-not-allowed" };
  }

  /** Counts the connections of the server. */
  watch(server: Pick<Server, "on">): void {
    server.on("connection", () => {
      this.accepted += 1;
    });
  }

  /** Renders a page or answers a form in its network's turn; undefined when it has left. @throws QueueRefusal */
  inTurn<Page>(request: IncomingMessage, render: () => Promise<Page>): Promise<Page | undefined> {
    const queue = request.method === "POST" ? this.forms : this.pages;
    return queue.run(this.clientOf(request), async () => {
      await this.acceptWaiting();
      return request.socket.destroyed ? undefined : render();
    });
  }

  /**
   * Lets the server accept the connections that wait. Node accepts one in each turn of its event loop. A turn that renders
   * a page is long, so a thousand connections of one network would delay everybody else for seconds.
   */
  private async acceptWaiting(): Promise<void> {
    let seen = -1;
    for (let turns = 0; turns < MAX_TURNS && seen !== this.accepted; turns += 1) {
      seen = this.accepted;
      await nextTurn();
    }
  }

  private clientOf(request: IncomingMessage): string {
    return callerAddress(request, this.trustProxyHops);
  }
}

function isAllowed({ method, url = "" }: IncomingMessage): boolean {
  if (method === "POST") return takesForms(url.split("?", 1)[0] ?? "");
  return method === "GET" || method === "HEAD";
}
