interface Entry<Value> {
  value: Value;
  /** Until this time the value is returned without a read. */
  freshUntil: number;
  /** Until this time the value is returned while it is renewed in the background. */
  usableUntil: number;
}

export interface ReadCacheOptions {
  /** Milliseconds for which a stored answer is returned without a new read. */
  freshMs: number;
  /**
   * Keeps slow answers longer: for `costFactor` times the duration of the read, if that is more than `freshMs`, and
   * for the same time again while one request renews it in the background. 0 turns this off.
   */
  costFactor?: number;
  /** The longest time, in milliseconds, that `costFactor` may keep an answer fresh. */
  maxFreshMs?: number;
  /** The most answers kept; the least recently used is removed first. */
  maxEntries: number;
  /** True for an error after which an old answer may be returned. */
  isOutage(error: unknown): boolean;
  clock?: () => number;
}

/**
 * Caches public answers for a few seconds in this process. Simultaneous callers with the same key share one read, and
 * if the source is down the last answer is used, at any age. Never use it for carts, orders or personal data.
 */
export class ReadCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly reading = new Map<string, Promise<Value>>();
  private readonly clock: () => number;

  constructor(private readonly options: ReadCacheOptions) {
    this.clock = options.clock ?? (() => performance.now());
  }

  /** @throws the error of `read` when there is no older answer, or when the error is no outage */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.entries.get(key);
    const now = this.clock();
    if (known !== undefined && now < known.freshUntil) return known.value;
    const next = this.reading.get(key) ?? this.read(key, known, read);
    if (known === undefined || now >= known.usableUntil) return next;
    // Nobody waits for this read. If it keeps failing, a request gets the error once the stored answer is too old.
    next.catch(() => undefined);
    return known.value;
  }

  private read(key: string, known: Entry<Value> | undefined, read: () => Promise<Value>): Promise<Value> {
    const next = this.refresh(key, known, read).finally(() => this.reading.delete(key));
    this.reading.set(key, next);
    return next;
  }

  private async refresh(key: string, known: Entry<Value> | undefined, read: () => Promise<Value>): Promise<Value> {
    const startedAt = this.clock();
    try {
      const value = await read();
      this.keep(key, value, this.clock() - startedAt);
      return value;
    } catch (error) {
      if (known === undefined || !this.options.isOutage(error)) throw error;
      this.keep(key, known.value, 0);
      return known.value;
    }
  }

  private keep(key: string, value: Value, tookMs: number): void {
    const { freshMs, costFactor = 0, maxFreshMs = freshMs } = this.options;
    const longer = Math.min(tookMs * costFactor, maxFreshMs);
    const now = this.clock();
    const entry =
      longer > freshMs
        ? { value, freshUntil: now + longer, usableUntil: now + 2 * longer }
        : { value, freshUntil: now + freshMs, usableUntil: now + freshMs };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= this.options.maxEntries) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
