interface Entry<Value> {
  value: Value;
  /** Until then it is returned without a read. */
  freshUntil: number;
  /** Until then it is returned while another request renews it. */
  usableUntil: number;
}

export interface ReadCacheOptions {
  /** Milliseconds for which an answer is returned again without a read. */
  freshMs: number;
  /**
   * Keeps expensive answers longer: so many times as long as its reading took, where that is more than `freshMs`, and
   * as long again while one request renews it in the background. 0 for never.
   */
  worth?: number;
  /** Longest that `worth` may make an answer fresh. */
  mostFreshMs?: number;
  /** The most answers kept; the least recently used is removed first. */
  most: number;
  /** True for an error that an old answer may replace. */
  isOutage(error: unknown): boolean;
  clock?: () => number;
}

/**
 * Keeps public answers for a few seconds in this process. Callers that ask for the same at once share one read, and
 * when the source is down the last answer is used, however old. Never for a cart, an order or a person's data.
 */
export class ReadCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly reading = new Map<string, Promise<Value>>();
  private readonly clock: () => number;

  constructor(private readonly options: ReadCacheOptions) {
    this.clock = options.clock ?? (() => performance.now());
  }

  /** @throws what `read` throws when there is no older answer, or the failure is no outage */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    const now = this.clock();
    if (known !== undefined && now < known.freshUntil) return known.value;
    const next = this.reading.get(key) ?? this.read(key, known, read);
    if (known === undefined || now >= known.usableUntil) return next;
    // Nobody waits for it here: a request after the answer has become too old gets the failure.
    next.catch(() => undefined);
    return known.value;
  }

  private read(key: string, known: Entry<Value> | undefined, read: () => Promise<Value>): Promise<Value> {
    const next = this.refresh(key, known, read).finally(() => this.reading.delete(key));
    this.reading.set(key, next);
    return next;
  }

  private async refresh(key: string, known: Entry<Value> | undefined, read: () => Promise<Value>): Promise<Value> {
    const asked = this.clock();
    try {
      const value = await read();
      this.keep(key, value, this.clock() - asked);
      return value;
    } catch (error) {
      if (known === undefined || !this.options.isOutage(error)) throw error;
      this.keep(key, known.value, 0);
      return known.value;
    }
  }

  private keep(key: string, value: Value, tookMs: number): void {
    const { freshMs, worth = 0, mostFreshMs = freshMs } = this.options;
    const longer = Math.min(tookMs * worth, mostFreshMs);
    const now = this.clock();
    const entry =
      longer > freshMs
        ? { value, freshUntil: now + longer, usableUntil: now + 2 * longer }
        : { value, freshUntil: now + freshMs, usableUntil: now + freshMs };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= this.options.most) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
