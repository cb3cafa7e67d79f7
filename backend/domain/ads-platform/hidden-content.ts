/**
 * Signatures that make other programs read a picture as another type: page, script, document, archive. Written in
 * lower case; compared case-insensitively.
 */
const SIGNATURES = [
  ...["<script", "<?php", "<html", "<!doctype", "<svg", "<iframe", "<object", "javascript:", "%pdf-"],
  // The end of a ZIP archive: other programs find the archive from it, wherever the file begins.
  "pk\u0005\u0006\u0000\u0000\u0000\u0000",
  "rar!\u001a\u0007",
].map((signature) => Buffer.from(signature, "latin1"));
const LONGEST = Math.max(...SIGNATURES.map(({ length }) => length));

/** Looks for these signatures in a file that arrives in pieces. A signature may be split between two pieces. */
export class HiddenContent {
  private tail = Buffer.alloc(0);

  /** True when this piece, together with the end of the pieces before it, contains a signature. */
  isIn(chunk: Buffer): boolean {
    const lower = Buffer.allocUnsafe(this.tail.length + chunk.length);
    this.tail.copy(lower);
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      lower[this.tail.length + at] = byte >= 0x41 && byte <= 0x5a ? byte + 0x20 : byte;
    }
    this.tail = Buffer.from(lower.subarray(Math.max(0, lower.length - LONGEST + 1)));
    return SIGNATURES.some((signature) => lower.includes(signature));
  }
}
