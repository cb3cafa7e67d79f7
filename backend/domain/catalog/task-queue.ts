import { DomainError } from "@/backend/domain/domain-error";

/**
 * Runs a limited number of expensive tasks at once and queues some more, first come, first served: counts of a large
 * catalogue must not take the connections that carts and orders need.
 */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws DomainError `service-unavailable` when too many wait already; and what `work` throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) {
      this.running += 1;
    } else {
      if (this.waiting.length >= this.mostWaiting) throw new DomainError("service-unavailable");
      // A task that ends hands its turn to the next in the queue, so that no newcomer takes it.
      await new Promise<void>((begin) => {
        this.waiting.push(begin);
      });
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
