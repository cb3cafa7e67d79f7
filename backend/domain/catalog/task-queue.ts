import { DomainError } from "@/backend/domain/domain-error";

/**
 * Runs a limited number of expensive tasks at once and queues some more, in order of arrival: counting a large
 * catalogue must not use up the connections that carts and orders need.
 */
export class TaskQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws DomainError `service-unavailable` when the queue is full; and the errors of `work` */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) {
      this.running += 1;
    } else {
      if (this.waiting.length >= this.maxWaiting) throw new DomainError("service-unavailable");
      // A task that ends passes its slot to the next task in the queue, so that a new task cannot take it.
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
