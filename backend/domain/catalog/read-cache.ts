interface Entry<Value> {
  value: Value;
  readAt: number;
}

export interface ReadCacheOptions {
  /** Milliseconds for which an answer is given again without asking. */
  freshMs: number;
  /** Most answers kept; the one not used for longest goes first. */
  most: number;
  /** True for an error that an old answer may stand in for. */
  isOutage(error: unknown): boolean;
  clock?: () => number;
}

/**
 * Keeps public answers for a few seconds in this process. Callers that ask for the same at once share one read, and
 * when the source is down the last answer stands in, however old. Never for a cart, an order or a person's data.
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
    if (known !== undefined && this.clock() - known.readAt < this.options.freshMs) return known.value;
    const running = this.reading.get(key);
    if (running !== undefined) return running;
    const next = this.refresh(key, known, read).finally(() => this.reading.delete(key));
    this.reading.set(key, next);
    return next;
  }

  private async refresh(key: string, known: Entry<Value> | undefined, read: () => Promise<Value>): Promise<Value> {
    try {
      const value = await read();
      this.keep(key, { value, readAt: this.clock() });
      return value;
    } catch (error) {
      if (known === undefined || !this.options.isOutage(error)) throw error;
      this.keep(key, { value: known.value, readAt: this.clock() });
      return known.value;
    }
  }

  private keep(key: string, entry: Entry<Value>): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= this.options.most) return;
    const oldest = this.entries.keys().next().value;
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
