import { DomainError } from "@/backend/domain/domain-error";

/**
 * Lets so much expensive work run at once and so much more wait for its turn, first come first served: counts of a large
 * catalogue must not take the connections that carts and orders need.
 */
export class Views360 {
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
      // Whoever ends hands its turn over, so that nobody who comes in between takes it.
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
