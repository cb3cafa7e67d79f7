import { clientNetwork, type NetworkList } from "@/utils/requests/client-network";

interface NetworkQueueOptions {
  /** Maximum number of requests that run at the same time. */
  maxRunning: number;
  /** Maximum number of requests of one network that run at the same time. */
  maxOfNetwork: number;
  /** Maximum number of requests of one network that wait. */
  maxWaiting: number;
  /** How long a request may wait, in milliseconds. */
  maxWaitMs: number;
  /** Networks that many people share (RATE_CLIENT_SHARED_NETWORKS): each of their requests counts as a network. */
  shared: NetworkList;
}

/** A request that was not answered: its network has too many waiting requests, or it has waited too long. */
export class QueueRefusal extends Error {
  constructor(
    readonly reason: "too-many-requests" | "site-busy",
    /** Seconds after which the client may try again. */
    readonly retryAfter: number,
  ) {
    super(reason);
  }
}

interface Lane {
  running: number;
  /** Each starts a request that waits. */
  waiting: (() => void)[];
}

const RETRY_SECONDS = 5;

/**
 * Limits how many requests this process works on at the same time. The others wait, and the networks take turns: a
 * network with a thousand requests delays another one by a few requests, not by a thousand.
 */
export class NetworkQueue {
  /** By network, in the order of their next turn. */
  private readonly lanes = new Map<string | symbol, Lane>();
  private running = 0;

  constructor(private readonly options: NetworkQueueOptions) {}

  /**
   * Runs `work` as soon as it is the client's turn.
   * @param client its address, as utils/requests/client-network.ts finds it
   * @throws QueueRefusal
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const key = this.laneOf(client);
    const lane = this.lanes.get(key) ?? { running: 0, waiting: [] };
    this.lanes.set(key, lane);
    if (this.hasRoom(lane)) this.take(lane);
    else await this.turnOf(key, lane);
    try {
      return await work();
    } finally {
      this.running -= 1;
      lane.running -= 1;
      this.forget(key, lane);
      this.startNext();
    }
  }

  /** The number of networks with a request that runs or waits. */
  get size(): number {
    return this.lanes.size;
  }

  private hasRoom(lane: Lane): boolean {
    return this.running < this.options.maxRunning && lane.running < this.options.maxOfNetwork;
  }

  private take(lane: Lane): void {
    this.running += 1;
    lane.running += 1;
  }

  /** Whether many people share an address is looked up only for those who would have to wait. */
  private laneOf(client: string): string | symbol {
    const network = clientNetwork(client);
    const lane = this.lanes.get(network);
    return lane !== undefined && !this.hasRoom(lane) && this.options.shared.has(client) ? Symbol(network) : network;
  }

  /** Resolves when the request may start; it has been counted then. */
  private turnOf(key: string | symbol, lane: Lane): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.options;
    if (lane.waiting.length >= maxWaiting) throw new QueueRefusal("too-many-requests", RETRY_SECONDS);
    return new Promise((start, fail) => {
      const entry = () => {
        clearTimeout(limit);
        start();
      };
      const limit = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(entry), 1);
        this.forget(key, lane);
        fail(new QueueRefusal("site-busy", RETRY_SECONDS));
      }, maxWaitMs);
      lane.waiting.push(entry);
    });
  }

  /** Removes a network without requests. */
  private forget(key: string | symbol, { running, waiting }: Lane): void {
    if (running === 0 && waiting.length === 0) this.lanes.delete(key);
  }

  private startNext(): void {
    for (const [key, lane] of this.lanes) {
      if (this.running >= this.options.maxRunning) return;
      const next = this.hasRoom(lane) ? lane.waiting.shift() : undefined;
      if (next === undefined) continue;
      this.take(lane);
      // The network goes to the end of the order.
      this.lanes.delete(key);
      this.lanes.set(key, lane);
      next();
    }
  }
}
