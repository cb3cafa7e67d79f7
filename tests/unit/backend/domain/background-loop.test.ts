import { startLoop } from "@/backend/domain/background-loop";

/** Runs everything that is ready, without waiting in real time. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("a background loop", () => {
  it("runs again at once while there is more work, otherwise after its pause", async () => {
    const answers = [true, true, false, false];
    const work = jest.fn(async () => answers.shift() ?? false);
    const loop = startLoop(1_000, "work", work, () => undefined);
    await settle();
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(999);
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(4);
    await loop.stop();
  });

  it("reports a failure, waits longer each time, and recovers", async () => {
    const failures: string[] = [];
    let broken = true;
    const work = jest.fn(async () => {
      if (broken) throw new Error("away");
      return false;
    });
    const loop = startLoop(1_000, "work", work, (_error, what) => failures.push(what));
    await settle();
    expect(failures).toEqual(["work"]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(failures).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(3_999);
    expect(failures).toHaveLength(2);
    broken = false;
    await jest.advanceTimersByTimeAsync(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(4);
    await loop.stop();
  });

  it("stops after the current round and starts no other", async () => {
    let finish: (more: boolean) => void = () => undefined;
    const work = jest.fn(
      () =>
        new Promise<boolean>((resolve) => {
          finish = resolve;
        }),
    );
    const loop = startLoop(1_000, "work", work, () => undefined);
    await settle();
    let stopped = false;
    const stopping = loop.stop().then(() => {
      stopped = true;
    });
    await settle();
    expect(stopped).toBe(false);
    finish(true);
    await stopping;
    expect(work).toHaveBeenCalledTimes(1);
  });

  it("reports no failure when the work throws the reason of its abort signal after a stop", async () => {
    const failures: unknown[] = [];
    const work = (stopping: AbortSignal) =>
      new Promise<boolean>((_, reject) => stopping.addEventListener("abort", () => reject(stopping.reason)));
    const loop = startLoop(1_000, "work", work, (error) => failures.push(error));
    await settle();
    await loop.stop();
    expect(failures).toEqual([]);
  });
});
