import { TaskQueue } from "@/backend/domain/catalog/task-queue";

/** A task that ends when the test says so. */
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

describe("a task queue", () => {
  it("runs two tasks and lets the others wait in order", async () => {
    const queue = new TaskQueue(2, 10);
    const { work, running, end } = held();
    const all = Promise.all(Array.from({ length: 5 }, () => queue.run(work)));
    for (const expected of [2, 2, 2, 2, 1]) {
      expect(running()).toBe(expected);
      await end();
    }
    await all;
    expect(running()).toBe(0);
  });

  it("refuses a task when too many are waiting", async () => {
    const queue = new TaskQueue(1, 1);
    const { work, end } = held();
    const first = queue.run(work);
    const second = queue.run(work);
    await expect(queue.run(work)).rejects.toMatchObject({ code: "service-unavailable" });
    await end();
    await end();
    await Promise.all([first, second]);
    expect(await queue.run(async () => "after")).toBe("after");
  });

  it("continues after a task that failed", async () => {
    const queue = new TaskQueue(1, 1);
    const failed = queue.run(() => Promise.reject(new RangeError("no")));
    const next = queue.run(async () => 7);
    await expect(failed).rejects.toThrow("no");
    expect(await next).toBe(7);
  });
});
