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
  /** After this time a request counts only for its network, in milliseconds; absent = it counts until its end. */
  maxHoldMs?: number;
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

interface ClientQueue {
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
  private readonly queues = new Map<string | symbol, ClientQueue>();
  private running = 0;

  constructor(private readonly options: NetworkQueueOptions) {}

  /**
   * Runs `work` as soon as it is the client's turn.
   * @param client its address, as utils/requests/client-network.ts finds it
   * @throws QueueRefusal
   */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    const key = this.queueKeyOf(client);
    const queue = this.queues.get(key) ?? { running: 0, waiting: [] };
    this.queues.set(key, queue);
    if (this.hasCapacity(queue)) this.markStarted(queue);
    else await this.waitForTurn(key, queue);
    const endTurn = this.beginTurn();
    try {
      return await work();
    } finally {
      queue.running -= 1;
      this.removeIfEmpty(key, queue);
      endTurn();
    }
  }

  /** Begins the turn of a request, which ends after `maxHoldMs` at the latest. @returns a function that ends it */
  private beginTurn(): () => void {
    const { maxHoldMs } = this.options;
    let isHeld = true;
    const end = () => {
      clearTimeout(limit);
      if (isHeld) this.running -= 1;
      isHeld = false;
      this.startNext();
    };
    const limit = maxHoldMs === undefined ? undefined : setTimeout(end, maxHoldMs);
    return end;
  }

  /** The number of networks with a request that runs or waits. */
  get size(): number {
    return this.queues.size;
  }

  private hasCapacity(queue: ClientQueue): boolean {
    return this.running < this.options.maxRunning && queue.running < this.options.maxOfNetwork;
  }

  private markStarted(queue: ClientQueue): void {
    this.running += 1;
    queue.running += 1;
  }

  /** Whether many people share an address is looked up only for those who would have to wait. */
  private queueKeyOf(client: string): string | symbol {
    const network = clientNetwork(client);
    const queue = this.queues.get(network);
    return queue !== undefined && !this.hasCapacity(queue) && this.options.shared.has(client)
      ? Symbol(network)
      : network;
  }

  /** Resolves when the request may start; it has been counted then. */
  private waitForTurn(key: string | symbol, queue: ClientQueue): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.options;
    if (queue.waiting.length >= maxWaiting) throw new QueueRefusal("too-many-requests", RETRY_SECONDS);
    return new Promise((start, fail) => {
      const entry = () => {
        clearTimeout(limit);
        start();
      };
      const limit = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(entry), 1);
        this.removeIfEmpty(key, queue);
        fail(new QueueRefusal("site-busy", RETRY_SECONDS));
      }, maxWaitMs);
      queue.waiting.push(entry);
    });
  }

  /** Removes a network without requests. */
  private removeIfEmpty(key: string | symbol, { running, waiting }: ClientQueue): void {
    if (running === 0 && waiting.length === 0) this.queues.delete(key);
  }

  private startNext(): void {
    for (const [key, queue] of this.queues) {
      if (this.running >= this.options.maxRunning) return;
      const next = this.hasCapacity(queue) ? queue.waiting.shift() : undefined;
      if (next === undefined) continue;
      this.markStarted(queue);
      // The network goes to the end of the order.
      this.queues.delete(key);
      this.queues.set(key, queue);
      next();
    }
  }
}
