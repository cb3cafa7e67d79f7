import { EventEmitter } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { setImmediate } from "node:timers/promises";
import { PageGuard } from "@/server/page-guard";

interface Visitor {
  url?: string;
  method?: string;
  peer?: string | undefined;
  forwarded?: string;
  cookie?: string;
}

let now: number;
const guard = (options: Partial<ConstructorParameters<typeof PageGuard>[0]> = {}) =>
  new PageGuard({ pagesPerMinute: 3, sharedNetworks: [], trustProxyHops: 0, clock: () => now, ...options });
const ask = (guarded: PageGuard, { url = "/", method = "GET", forwarded, cookie, ...visitor }: Visitor = {}) => {
  const peer = "peer" in visitor ? visitor.peer : "203.0.113.7";
  const headers = { ...(forwarded && { "x-forwarded-for": forwarded }), ...(cookie && { cookie }) };
  const request = { url, method, headers, socket: { remoteAddress: peer } } as unknown as IncomingMessage;
  return guarded.refusalOf(request);
};
const reasons = (guarded: PageGuard, ...visitors: Visitor[]) =>
  visitors.map((visitor) => ask(guarded, visitor)?.reason);

beforeEach(() => {
  now = 1_000;
});

it("limits the pages of a network per minute, with the seconds to wait", () => {
  const site = guard();
  expect(reasons(site, {}, {}, {}, {})).toEqual([undefined, undefined, undefined, "too-many-requests"]);
  now += 20_000;
  expect(ask(site)).toEqual({ reason: "too-many-requests", retryAfter: 40 });
  expect(ask(site, { peer: "203.0.113.8" })).toBeUndefined();
  now += 40_000;
  expect(ask(site)).toBeUndefined();
});

it("also counts refused requests", () => {
  const site = guard();
  expect(
    reasons(site, { method: "POST" }, { url: `/?${"a".repeat(9_000)}` }, { cookie: "a".repeat(9_000) }, {}),
  ).toEqual(["method-not-allowed", "address-too-long", "headers-too-large", "too-many-requests"]);
});

it.each(["GET", "HEAD"])("allows %s", (method) => {
  expect(ask(guard(), { method })).toBeUndefined();
});

it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"])("refuses %s", (method) => {
  expect(ask(guard(), { method })).toEqual({ reason: "method-not-allowed" });
});

it.each([
  ["/flood-emergency", undefined],
  ["/bn/flood-emergency?channelName=wallet", undefined],
  ["/flood-emergency/", "method-not-allowed"],
  ["/bn/bn/flood-emergency", "method-not-allowed"],
  ["/_next/data/b/flood-emergency.json", "method-not-allowed"],
  ["/flood-emergency/../shop", "method-not-allowed"],
])("allows a POST only to the page with the form: %s", (url, reason) => {
  expect(ask(guard(), { url, method: "POST" })?.reason).toBe(reason);
  expect(ask(guard(), { url, method: "PUT" })?.reason).toBe("method-not-allowed");
});

it("allows a shared network a hundred times as many pages", () => {
  const site = guard({ sharedNetworks: ["203.0.113.0/24"] });
  const refused = Array.from({ length: 301 }, () => ask(site)).filter((refusal) => refusal !== undefined);
  expect(refused).toEqual([{ reason: "too-many-requests", retryAfter: 60 }]);
});

it("counts by the address from the trusted proxy, and ignores a header from the visitor", () => {
  const behind = guard({ trustProxyHops: 1, pagesPerMinute: 1 });
  expect(reasons(behind, { forwarded: "198.51.100.1" }, { forwarded: "1.2.3.4, 198.51.100.1" })).toEqual([
    undefined,
    "too-many-requests",
  ]);
  const direct = guard({ pagesPerMinute: 1 });
  expect(reasons(direct, { forwarded: "198.51.100.1" }, { forwarded: "198.51.100.2" })[1]).toBe("too-many-requests");
});

it("counts visitors with closed connections together", () => {
  const site = guard({ pagesPerMinute: 1 });
  expect(reasons(site, { peer: undefined }, { peer: undefined })).toEqual([undefined, "too-many-requests"]);
});

it("renders no page for a visitor who closed the connection while waiting", async () => {
  const site = guard();
  const finish: (() => void)[] = [];
  const visitor = (destroyed: boolean) =>
    ({ headers: {}, socket: { remoteAddress: "203.0.113.7", destroyed } }) as unknown as IncomingMessage;
  const running = Array.from({ length: 4 }, () =>
    site.inTurn(visitor(false), () => new Promise<void>((done) => finish.push(done))),
  );
  const render = jest.fn(async () => "page");
  const waiting = [site.inTurn(visitor(true), render), site.inTurn(visitor(false), render)];
  while (finish.length < 4) await setImmediate();
  for (const done of finish) done();
  expect(await Promise.all(waiting)).toEqual([undefined, "page"]);
  expect(render).toHaveBeenCalledTimes(1);
  await Promise.all(running);
});

it("renders a page although eight others wait for a system that does not answer", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate"] });
  const site = guard();
  const visitor = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage;
  const finish: (() => void)[] = [];
  const hanging = Array.from({ length: 8 }, (_, index) =>
    site.inTurn(visitor(`203.0.113.${index % 2}`), () => new Promise<void>((done) => finish.push(done))),
  );
  while (finish.length < 8) await setImmediate();
  const other = site.inTurn(visitor("203.0.113.9"), async () => "page");
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await other).toBe("page");
  for (const done of finish) done();
  await Promise.all(hanging);
  jest.useRealTimers();
});

describe("connections that wait to be accepted", () => {
  const visitor = { headers: {}, socket: { remoteAddress: "203.0.113.7" } } as unknown as IncomingMessage;

  /** Renders a page while more connections arrive. @returns how many were accepted before it was rendered */
  async function acceptedBefore(arriving: number): Promise<number> {
    const server = new EventEmitter();
    const site = guard();
    site.watch(server as Server);
    let accepted = 0;
    let isRendered = false;
    const page = site.inTurn(visitor, async () => {
      isRendered = true;
    });
    for (; accepted < arriving && !isRendered; accepted += 1) {
      server.emit("connection");
      await setImmediate();
    }
    await page;
    return accepted;
  }

  it("are accepted before a page is rendered", async () => {
    expect(await acceptedBefore(40)).toBe(40);
  });

  it("delay a page for 500 turns at most", async () => {
    expect(await acceptedBefore(Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(501);
  });
});
