/** A map that forgets what was used longest ago once its entries weigh more than it may hold. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private held = 0;

  /** @param limit the most bytes to hold */
  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // Insertion order is the order of use: what is read moves to the end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes what the value weighs; one heavier than an eighth of the whole is not kept */
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

  /** Bytes held now. */
  get bytes(): number {
    return this.held;
  }
}
