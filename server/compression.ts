import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

const MIN_BYTES = 1024;
/** For responses that are compressed once and sent many times. */
export const MAX_GZIP_LEVEL = 9;
const FAST_BROTLI_QUALITY = 5;
const MAX_BROTLI_QUALITY = 11;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|xml|rss\+xml|problem\+json)|image\/svg)/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
/** Compresses one body at a time, so that the other threads stay free for requests. */
let smallerBodies: Promise<void> = Promise.resolve();

/** True for texts long enough that compressing them saves packets. */
export function isCompressible(contentType: string | undefined, length: number): boolean {
  return length >= MIN_BYTES && contentType !== undefined && COMPRESSIBLE.test(contentType);
}

/** The best encoding that the client accepts; `br` only where allowed, since it is too slow for every response. */
export function chooseEncoding(acceptEncoding: string | undefined, offered: { brotli: boolean }): Encoding {
  const accepted = acceptEncoding?.toLowerCase() ?? "";
  const accepts = (name: string) =>
    new RegExp(`(^|[,\\s])${name}($|[,;\\s])(?!\\s*q=0(\\.0*)?($|[,\\s]))`).test(accepted);
  if (offered.brotli && accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : "identity";
}

/** One body in every encoding requested so far: each is compressed once and cached with the body. */
export class EncodedBody {
  private gzipped: Promise<Buffer> | undefined;
  private brotlied: Promise<Buffer> | undefined;
  private isSmallest = false;
  private bytes: Buffer | undefined;
  private characters: string | undefined;

  /** @param content bytes, or a text that is sent as UTF-8 */
  constructor(content: Buffer | string) {
    if (typeof content === "string") this.characters = content;
    else this.bytes = content;
  }

  /** A body of texts and of bytes that are encoded already. */
  static joined(parts: readonly (Buffer | string)[]): EncodedBody {
    return new EncodedBody(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));
  }

  get plain(): Buffer {
    this.bytes ??= Buffer.from(this.characters ?? "");
    return this.bytes;
  }

  /** The body as text, for changes before it is sent; decoded only on demand. */
  get text(): string {
    return this.characters ?? this.plain.toString();
  }

  /** Bytes in memory, for the limits of caches. */
  get size(): number {
    return this.plain.length;
  }

  /** @param level 1 (fast) to 9 (small); the first call decides */
  gzip(level: number): Promise<Buffer> {
    this.gzipped ??= toGzip(this.plain, { level });
    return this.gzipped;
  }

  /** For cached bodies: takes twice the time of a fast gzip and saves a sixth of the bytes. */
  brotli(): Promise<Buffer> {
    this.brotlied ??= toBrotli(this.plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: FAST_BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: this.size },
    });
    return this.brotlied;
  }

  /**
   * For bodies with a long life: makes their Brotli 10 % smaller in the background, which takes 0.2 s for a page.
   * Until then, or when it fails, they are sent as before.
   */
  makeSmallest(): void {
    // A proxy in front may compress by itself: then nobody asks for Brotli here.
    if (this.isSmallest || this.brotlied === undefined) return;
    this.isSmallest = true;
    smallerBodies = smallerBodies.then(async () => {
      const smallest = await brotli(this.plain).catch(() => undefined);
      if (smallest !== undefined) this.brotlied = Promise.resolve(smallest);
    });
  }
}

/** A body in an encoding that `chooseEncoding` returned. @param level of gzip, 1 (fast) to 9 (small) */
export async function encode(body: EncodedBody, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "br") return body.brotli();
  return encoding === "gzip" ? body.gzip(level) : body.plain;
}

/** Brotli with the best quality, for files that are compressed once and served for a long time. */
function brotli(plain: Buffer): Promise<Buffer> {
  return toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: MAX_BROTLI_QUALITY } });
}
