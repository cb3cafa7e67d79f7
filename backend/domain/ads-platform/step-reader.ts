export class CreativeError extends Error {
  constructor(readonly why: "type" | "damaged" | "more" | "dimensions") {
    super(why);
  }
}

/**
 * The next request of a format's reader. It gets the bytes, or for a scan the marker that ended it. With `orEnd`, the
 * file may end here, and then has that size.
 */
type Step = { take: number; orEnd?: CreativeSize | null } | { skip: number } | { scan: true };

export interface CreativeSize {
  width: number;
  height: number;
}

export type FormatReader = Generator<Step, CreativeSize, Buffer>;

const MARK = 0xff;
const NOTHING = Buffer.alloc(0);

/** Runs a format's reader over a file that arrives in pieces; buffers only the bytes that the reader takes. */
export class StepReader {
  private step: Step;
  private size: CreativeSize | null = null;
  private taken = NOTHING;
  private filled = 0;
  private skipped = 0;
  private afterMark = false;

  constructor(private readonly reader: FormatReader) {
    this.step = this.stepAfter(NOTHING);
  }

  /** @throws CreativeError as soon as the file is known to be wrong */
  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) {
      if (this.size !== null) throw new CreativeError("more");
      if ("take" in this.step) at = this.take(chunk, at, this.step.take);
      else if ("skip" in this.step) at = this.skip(chunk, at, this.step.skip);
      else at = this.scan(chunk, at);
    }
  }

  /** The size, after all bytes were pushed. @throws CreativeError when the file ends too early */
  end(): CreativeSize {
    const mayEnd = "take" in this.step && this.filled === 0 ? (this.step.orEnd ?? null) : null;
    const size = this.size ?? mayEnd;
    if (size === null) throw new CreativeError("damaged");
    return size;
  }

  private take(chunk: Buffer, at: number, count: number): number {
    // The bytes are copied into one buffer, so that a file sent byte by byte costs no more than one sent at once.
    if (this.filled === 0) this.taken = Buffer.alloc(count);
    const copied = chunk.copy(this.taken, this.filled, at);
    this.filled += copied;
    if (this.filled === count) this.answer(this.taken);
    return at + copied;
  }

  private skip(chunk: Buffer, at: number, count: number): number {
    const piece = Math.min(chunk.length - at, count - this.skipped);
    this.skipped += piece;
    if (this.skipped === count) this.answer(NOTHING);
    return at + piece;
  }

  /** Looks for 0xFF followed by a byte that is neither padding nor part of the picture's data. */
  private scan(chunk: Buffer, from: number): number {
    let at = from;
    while (at < chunk.length) {
      if (!this.afterMark) {
        const mark = chunk.indexOf(MARK, at);
        if (mark === -1) return chunk.length;
        this.afterMark = true;
        at = mark + 1;
        continue;
      }
      const byte = chunk[at] ?? 0;
      at += 1;
      if (byte === MARK) continue;
      this.afterMark = false;
      const isData = byte === 0 || (byte >= 0xd0 && byte <= 0xd7);
      if (isData) continue;
      this.answer(Buffer.from([byte]));
      return at;
    }
    return at;
  }

  private answer(bytes: Buffer): void {
    this.taken = NOTHING;
    this.filled = 0;
    this.skipped = 0;
    this.step = this.stepAfter(bytes);
  }

  /** The next step that needs bytes. A skip of 0 bytes is ignored. */
  private stepAfter(bytes: Buffer): Step {
    for (let next = this.reader.next(bytes); ; next = this.reader.next(NOTHING)) {
      if (next.done) {
        this.size = next.value;
        return { skip: 0 };
      }
      const { value } = next;
      if ("scan" in value || ("take" in value ? value.take : value.skip) > 0) return value;
    }
  }
}
