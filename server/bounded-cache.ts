/** A map that removes the least recently used entries once it exceeds its weight. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private held = 0;

  /** @param limit the most bytes */
  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // Insertion order is the order of use: a read entry moves to the end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes the weight of the value; one heavier than an eighth of the whole is not kept */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit / 8) return;
    this.entries.set(key, { value, bytes });
    this.held += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.held <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.held -= entry.bytes;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.held;
  }
}
