import { TooSlow, timedPieces, type UploadLimits } from "@/backend/domain/ads-platform/timed-pieces";

const UPLOAD_LIMITS: UploadLimits = { idleMs: 15_000, wholeMs: 120_000, slowest: 4_096, graceMs: 20_000 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A body that sends a piece of this size each second, without an end. */
function sender(bytes: number): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  return new ReadableStream({
    start(controller) {
      timer = setInterval(() => controller.enqueue(new Uint8Array(bytes)), 1_000);
    },
    cancel: () => clearInterval(timer),
  });
}

/** The seconds after which a sender is given up. */
async function secondsUntilEnd(body: ReadableStream<Uint8Array>, limits: UploadLimits): Promise<number> {
  const began = Date.now();
  const ended = (async () => {
    for await (const piece of timedPieces(body, limits)) void piece;
  })().catch((error: unknown) => {
    expect(error).toBeInstanceOf(TooSlow);
    return Math.round((Date.now() - began) / 1_000);
  });
  await jest.advanceTimersByTimeAsync(130_000);
  return (await ended) ?? Number.NaN;
}

it.each([
  ["too slow", 1, 20],
  ["half of the lowest speed", 2_048, 40],
  ["fast enough", 5_000, 120],
])("%s: a file in pieces of %i bytes a second is given up after %i seconds", async (_, bytes, seconds) => {
  expect(await secondsUntilEnd(sender(bytes), UPLOAD_LIMITS)).toBe(seconds);
});

it("without a lowest speed, a byte in each second holds its slot for two minutes (control)", async () => {
  expect(await secondsUntilEnd(sender(1), { ...UPLOAD_LIMITS, graceMs: UPLOAD_LIMITS.wholeMs })).toBe(120);
});

it("a sender who stops is given up after the longest pause", async () => {
  expect(await secondsUntilEnd(new ReadableStream(), UPLOAD_LIMITS)).toBe(15);
});
