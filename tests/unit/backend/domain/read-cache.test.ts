import { ReadCache } from "@/backend/domain/read-cache";

class Outage extends Error {}

function cacheAt(start = 0, maxEntries = 10, expensive: { costFactor?: number; maxFreshMs?: number } = {}) {
  let time = start;
  const cache = new ReadCache<number>({
    freshMs: 5_000,
    maxEntries,
    isOutage: (error) => error instanceof Outage,
    clock: () => time,
    ...expensive,
  });
  return {
    cache,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("ReadCache", () => {
  it("returns the same answer until it is five seconds old", async () => {
    const { cache, wait } = cacheAt();
    const read = jest.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
    expect(await cache.get("a", read)).toBe(1);
    wait(4_999);
    expect(await cache.get("a", read)).toBe(1);
    wait(1);
    expect(await cache.get("a", read)).toBe(2);
  });

  it("reads once for simultaneous calls", async () => {
    const { cache } = cacheAt();
    const read = jest.fn().mockResolvedValue(7);
    expect(await Promise.all([cache.get("a", read), cache.get("a", read), cache.get("a", read)])).toEqual([7, 7, 7]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("stores a separate answer for each key", async () => {
    const { cache } = cacheAt();
    expect(await cache.get("a", async () => 1)).toBe(1);
    expect(await cache.get("b", async () => 2)).toBe(2);
  });

  it("returns the last answer while the source is down, and reads again later", async () => {
    const { cache, wait } = cacheAt();
    await cache.get("a", async () => 1);
    wait(60_000);
    expect(await cache.get("a", () => Promise.reject(new Outage()))).toBe(1);
    wait(5_000);
    expect(await cache.get("a", async () => 3)).toBe(3);
  });

  it("throws the outage when there is no answer yet", async () => {
    const { cache } = cacheAt();
    await expect(cache.get("a", () => Promise.reject(new Outage()))).rejects.toThrow(Outage);
    expect(await cache.get("a", async () => 1)).toBe(1);
  });

  it("throws an error that is not an outage, even with an old answer in the cache", async () => {
    const { cache, wait } = cacheAt();
    await cache.get("a", async () => 1);
    wait(5_000);
    await expect(cache.get("a", () => Promise.reject(new RangeError("gone")))).rejects.toThrow("gone");
  });

  it("removes the key that was read longest ago when it is full", async () => {
    const { cache } = cacheAt(0, 2);
    const read = jest.fn().mockResolvedValue(1);
    for (const key of ["a", "b", "c"]) await cache.get(key, read);
    await cache.get("c", read);
    expect(read).toHaveBeenCalledTimes(3);
    await cache.get("a", read);
    expect(read).toHaveBeenCalledTimes(4);
  });

  describe("with answers that may be expensive", () => {
    const expensive = { costFactor: 100, maxFreshMs: 30_000 };
    const slow = (wait: (milliseconds: number) => void, value: number, tookMs: number) => async () => {
      wait(tookMs);
      return value;
    };

    it("keeps an answer a hundred times as long as it took, up to the maximum", async () => {
      const { cache, wait } = cacheAt(0, 10, expensive);
      const never = jest.fn();
      await cache.get("a", slow(wait, 1, 200));
      wait(19_999);
      expect(await cache.get("a", never)).toBe(1);
      await cache.get("b", slow(wait, 2, 2_000));
      wait(29_999);
      expect(await cache.get("b", never)).toBe(2);
      expect(never).not.toHaveBeenCalled();
    });

    it("returns an expired answer while one call renews it, and after twice the time waits for the new answer", async () => {
      const { cache, wait } = cacheAt(0, 10, expensive);
      await cache.get("a", slow(wait, 1, 200));
      wait(20_000);
      const renew = jest.fn(slow(wait, 2, 200));
      expect(await cache.get("a", renew)).toBe(1);
      await new Promise(setImmediate);
      expect(await cache.get("a", renew)).toBe(2);
      expect(renew).toHaveBeenCalledTimes(1);
      wait(40_000);
      expect(await cache.get("a", slow(wait, 3, 200))).toBe(3);
    });

    it("hides the error of a failed renewal, and tries again", async () => {
      const { cache, wait } = cacheAt(0, 10, expensive);
      await cache.get("a", slow(wait, 1, 200));
      wait(20_000);
      expect(await cache.get("a", () => Promise.reject(new RangeError("gone")))).toBe(1);
      await new Promise(setImmediate);
      expect(await cache.get("a", async () => 2)).toBe(1);
      await new Promise(setImmediate);
      expect(await cache.get("a", jest.fn())).toBe(2);
    });

    it("keeps a cheap answer for five seconds", async () => {
      const { cache, wait } = cacheAt(0, 10, expensive);
      await cache.get("a", slow(wait, 1, 5));
      wait(5_000);
      expect(await cache.get("a", async () => 2)).toBe(2);
    });
  });
});
