/** An LRU cache: removes the least recently used entries when its total weight exceeds the limit. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, { value: Value; bytes: number }>();
  private usedBytes = 0;

  /** @param limit maximum total size in bytes */
  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    // Insertion order is the order of use: a read entry moves to the end.
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** @param bytes the size of the value; a value larger than an eighth of the limit is not cached */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key);
    if (bytes > this.limit / 8) return;
    this.entries.set(key, { value, bytes });
    this.usedBytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.usedBytes <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (entry === undefined) return;
    this.entries.delete(key);
    this.usedBytes -= entry.bytes;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.usedBytes;
  }
}
