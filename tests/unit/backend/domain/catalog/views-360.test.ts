import { Views360 } from "@/backend/domain/catalog/views-360";

/** Work that ends when it is told to. */
function held() {
  const ends: (() => void)[] = [];
  let running = 0;
  return {
    running: () => running,
    end: async () => {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
    work: async () => {
      running += 1;
      await new Promise<void>((end) => {
        ends.push(end);
      });
      running -= 1;
    },
  };
}

describe("Turns", () => {
  it("lets two run and the others wait, and gives each its turn", async () => {
    const turns = new Views360(2, 10);
    const { work, running, end } = held();
    const all = Promise.all(Array.from({ length: 5 }, () => turns.run(work)));
    for (const expected of [2, 2, 2, 2, 1]) {
      expect(running()).toBe(expected);
      await end();
    }
    await all;
    expect(running()).toBe(0);
  });

  it("turns away whoever would wait behind too many", async () => {
    const turns = new Views360(1, 1);
    const { work, end } = held();
    const first = turns.run(work);
    const second = turns.run(work);
    await expect(turns.run(work)).rejects.toMatchObject({ code: "service-unavailable" });
    await end();
    await end();
    await Promise.all([first, second]);
    expect(await turns.run(async () => "after")).toBe("after");
  });

  it("goes on after work that failed", async () => {
    const turns = new Views360(1, 1);
    const failed = turns.run(() => Promise.reject(new RangeError("no")));
    const next = turns.run(async () => 7);
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe(7);
  });
});
