import { networkList } from "@/utils/requests/client-network";
import { NetworkQueue, type QueueRefusal } from "@/utils/requests/network-queue";

const OPTIONS = {
  maxRunning: 4,
  maxOfNetwork: 2,
  maxWaiting: 3,
  maxWaitMs: 1_000,
  shared: networkList(["198.51.100.0/24"]),
};
const GREEDY = "203.0.113.1";
const OTHER = "203.0.113.2";

/** Requests to a queue, each of which runs until the test ends it. */
function requests(queue: Pick<NetworkQueue, "run">) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const answers = new Map<string, string>();
  return {
    started,
    answers,
    ask(client: string, name: string): void {
      const work = () => {
        started.push(name);
        return new Promise<string>((done) => finish.set(name, () => done("answered")));
      };
      queue.run(client, work).then(
        (answer) => answers.set(name, answer),
        (error: QueueRefusal) => answers.set(name, error.reason),
      );
    },
    async finish(...names: string[]): Promise<void> {
      for (const name of names) finish.get(name)?.();
      await jest.advanceTimersByTimeAsync(0);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const names = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name}${index}`);

it("limits the running requests of one network, and of all networks", () => {
  const { ask, started } = requests(new NetworkQueue(OPTIONS));
  for (const name of names(4, "greedy")) ask(GREEDY, name);
  for (const name of names(2, "other")) ask(OTHER, name);
  ask("203.0.113.3", "third");
  expect(started).toEqual(["greedy0", "greedy1", "other0", "other1"]);
});

it("counts the addresses of an IPv6 /64 as one network", () => {
  const { ask, started } = requests(new NetworkQueue(OPTIONS));
  for (const name of names(3, "a")) ask(`2001:db8:1:1::${name}`, name);
  expect(started).toEqual(["a0", "a1"]);
});

it("alternates between networks, however many requests one of them has", async () => {
  const queue = new NetworkQueue({ ...OPTIONS, maxRunning: 1, maxWaiting: 1_000 });
  const { ask, started, finish } = requests(queue);
  for (const name of names(1_000, "greedy")) ask(GREEDY, name);
  for (const name of names(2, "other")) ask(OTHER, name);
  await finish("greedy0");
  await finish("greedy1");
  await finish("other0");
  await finish("greedy2");
  expect(started).toEqual(["greedy0", "greedy1", "other0", "greedy2", "other1"]);
});

it("a queue in the order of arrival lets the other network wait for a thousand requests", async () => {
  let last: Promise<unknown> = Promise.resolve();
  const inOrder = {
    run<Result>(_: string, work: () => Promise<Result>): Promise<Result> {
      const result = last.then(work);
      last = result;
      return result;
    },
  };
  const { ask, started, finish } = requests(inOrder);
  for (const name of names(1_000, "greedy")) ask(GREEDY, name);
  ask(OTHER, "other");
  for (const name of names(20, "greedy")) await finish(name);
  expect(started).not.toContain("other");
});

it("refuses requests only of a network with too many waiting requests", async () => {
  const { ask, answers, started, finish } = requests(new NetworkQueue(OPTIONS));
  for (const name of names(6, "greedy")) ask(GREEDY, name);
  ask(OTHER, "other");
  await finish();
  expect([...answers]).toEqual([["greedy5", "too-many-requests"]]);
  expect(started).toContain("other");
});

it("refuses a request that has waited too long, and starts the next one", async () => {
  const queue = new NetworkQueue({ ...OPTIONS, maxRunning: 1 });
  const { ask, answers, started, finish } = requests(queue);
  ask(GREEDY, "running");
  ask(OTHER, "impatient");
  await jest.advanceTimersByTimeAsync(600);
  ask(OTHER, "later");
  await jest.advanceTimersByTimeAsync(600);
  expect([...answers]).toEqual([["impatient", "site-busy"]]);
  await finish("running");
  expect(started).toEqual(["running", "later"]);
});

it("starts the next request after a failed one", async () => {
  const queue = new NetworkQueue({ ...OPTIONS, maxRunning: 1 });
  const failed = queue.run(GREEDY, () => Promise.reject(new Error("render failed")));
  await expect(failed).rejects.toThrow("render failed");
  await expect(queue.run(GREEDY, async () => "next")).resolves.toBe("next");
});

it("starts the request of another network when one runs too long, and counts its end only once", async () => {
  const queue = new NetworkQueue({ ...OPTIONS, maxRunning: 1, maxOfNetwork: 1, maxHoldMs: 500 });
  const { ask, answers, started, finish } = requests(queue);
  for (const name of ["slow", "second"]) ask(GREEDY, name);
  for (const name of names(2, "other")) ask(OTHER, name);
  await jest.advanceTimersByTimeAsync(499);
  expect(started).toEqual(["slow"]);
  await jest.advanceTimersByTimeAsync(1);
  expect(started).toEqual(["slow", "other0"]);
  await finish("slow");
  expect(started).toEqual(["slow", "other0"]);
  for (const name of ["other0", "second", "other1"]) await finish(name);
  expect([...answers.keys()]).toEqual(["slow", "other0", "second", "other1"]);
  expect(queue.size).toBe(0);
});

it("does not limit a shared network as one network", () => {
  const { ask, started } = requests(new NetworkQueue(OPTIONS));
  for (const name of names(4, "carrier")) ask("198.51.100.7", name);
  expect(started).toHaveLength(4);
});

it("removes networks without running and waiting requests", async () => {
  const queue = new NetworkQueue({ ...OPTIONS, maxRunning: 1 });
  const { ask, finish } = requests(queue);
  for (const name of names(5, "greedy")) ask(GREEDY, name);
  ask(OTHER, "other");
  ask("198.51.100.7", "carrier");
  expect(queue.size).toBe(3);
  await jest.advanceTimersByTimeAsync(1_000);
  await finish("greedy0");
  expect(queue.size).toBe(0);
});
