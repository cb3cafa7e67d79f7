import { withTimeout } from "@/utils/requests/with-timeout";

/** The file, or its next piece, did not arrive in time, or its sender has hung up. */
export class TooSlow extends Error {}

export interface UploadLimits {
  /** The longest pause between two pieces, in milliseconds. */
  idleMs: number;
  /** The longest time for the whole file, in milliseconds. */
  wholeMs: number;
  /** The lowest speed in bytes per second, on average after the grace time at the start. */
  slowest: number;
  graceMs: number;
}

/** The pieces of a body as they arrive. @throws TooSlow when the client stops sending, or sends too slowly */
export async function* timedPieces(
  body: ReadableStream<Uint8Array> | null,
  { idleMs, wholeMs, slowest, graceMs }: UploadLimits,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  const began = Date.now();
  let bytes = 0;
  try {
    for (;;) {
      const ends = began + Math.min(wholeMs, graceMs + (bytes / slowest) * 1_000);
      const left = Math.max(0, Math.min(idleMs, ends - Date.now()));
      const { done, value } = await withTimeout(reader.read(), left).catch(() => {
        // When a sender hangs up, the site has not failed, so the error of the connection is not passed on.
        throw new TooSlow();
      });
      if (done) return;
      bytes += value.length;
      yield value;
    }
  } finally {
    // The rest of a refused file is not read. For a body that has already ended, this does nothing.
    await reader.cancel().catch(() => undefined);
  }
}
