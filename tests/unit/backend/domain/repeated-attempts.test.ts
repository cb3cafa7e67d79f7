import { attemptDue, attemptOnce, leaseSeconds, pauseAfter } from "@/backend/domain/repeated-attempts";
import { SystemError } from "@/backend/domain/system-error";

class SystemFailure extends SystemError {}

it.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [8, 640],
  [9, 900],
  [1_000, 900],
])("the attempt after attempt %i follows %i seconds later", (attempts, seconds) => {
  expect(pauseAfter(attempts, 5)).toBe(seconds);
});

it("another process takes over only after the longest attempt", () => {
  expect(leaseSeconds({ maxSeconds: 8 })).toBeGreaterThan(8);
});

describe("attemptDue", () => {
  it.each([
    [0, 0, 1],
    [3, 3, 1],
    [4, 4, 2],
    [100, 12, 3],
  ])("of %i pieces of work, %i are claimed in %i batches", async (waiting, expected, batches) => {
    let left = waiting;
    const sizes: number[] = [];
    const claim = async () => {
      const count = Math.min(4, left);
      left -= count;
      sizes.push(count);
      return Array.from({ length: count }, (_, index) => index);
    };
    const attempted: number[] = [];
    const claimed = await attemptDue({ max: 12, atOnce: 4 }, claim, async (work) => {
      attempted.push(work);
    });
    expect([claimed, attempted.length, sizes.length]).toEqual([expected, expected, batches]);
  });
});

describe("attemptOnce", () => {
  async function outcomeOf(work: () => Promise<string | null>) {
    const postponed: string[] = [];
    const failures: string[] = [];
    await attemptOnce(
      {
        what: "add a recharge",
        Failure: SystemFailure,
        onFailure: (_, what) => failures.push(what),
        postpone: async (problem) => {
          postponed.push(problem);
        },
      },
      work,
    );
    return { postponed, failures };
  }

  it("leaves finished work alone", async () => {
    expect(await outcomeOf(async () => null)).toEqual({ postponed: [], failures: [] });
  });

  it("postpones work that waits, which is no failure", async () => {
    expect(await outcomeOf(async () => "is making it")).toEqual({ postponed: ["is making it"], failures: [] });
  });

  it.each([
    [new SystemFailure("cannot be reached", true), "cannot be reached"],
    [new Error("relation of msisdn 01712345678"), "could not be kept in the database"],
  ])("reports %s and postpones with its own message only if it is the system's", async (error, problem) => {
    const failing = () => Promise.reject(error);
    expect(await outcomeOf(failing)).toEqual({ postponed: [problem], failures: ["add a recharge"] });
  });
});
