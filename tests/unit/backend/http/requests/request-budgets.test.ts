import { starCalls } from "@/backend/contract/subscriber-services/star";
import type { Connection } from "@/backend/http/requests/request-context";
import { apiApp, contractCall, refusalOf } from "@/tests/support/servers/api-app";
import { TimeWindows } from "@/utils/requests/network-budget";

const offers = starCalls.listStarOffers.path;
const otp = contractCall("sendOtp").path;

const from = (remoteAddress: string): Connection => ({ incoming: { socket: { remoteAddress } } });
const HERE = from("203.0.113.7");

/** A router with small budgets, and with read and write calls that always succeed. */
function app(variables: Record<string, string> = {}) {
  return apiApp({
    routes: [
      { call: starCalls.listStarOffers, handle: async () => ({ status: true }) },
      { call: contractCall("sendOtp"), handle: async () => ({ status: true }) },
      { call: contractCall("logout"), handle: async () => ({ status: true }) },
    ],
    variables: { RATE_CLIENT_READS_PER_MINUTE: "3", RATE_CLIENT_WRITES_PER_MINUTE: "2", ...variables },
    checkAnswers: false,
  });
}

type App = ReturnType<typeof app>;
const read = (to: App, connection: Connection = HERE, headers = {}) => to.send("GET", offers, { headers }, connection);
const write = (to: App, connection: Connection = HERE, headers = {}) =>
  to.send("POST", "/backend/api/v1/logout", { json: {}, headers }, connection);
const statuses = async (calls: (() => Promise<Response>)[]) => {
  const found: number[] = [];
  for (const call of calls) found.push((await call()).status);
  return found;
};
const times = (count: number, call: () => Promise<Response>) => statuses(Array.from({ length: count }, () => call));

describe("a client", () => {
  it("has a budget of reads and a budget of writes per minute", async () => {
    const shop = app();
    expect(await times(5, () => read(shop))).toEqual([200, 200, 200, 429, 429]);
    expect(await times(4, () => write(shop))).toEqual([200, 200, 429, 429]);
  });

  it("has the same budget for unknown calls and wrong methods", async () => {
    const shop = app();
    const ask = (method: string, path: string) => () => shop.send(method, path, {}, HERE);
    const [unknown, other] = [ask("GET", "/api/v1/nothing-here"), ask("DELETE", "/backend/api/v1/logout")];
    expect(await statuses([unknown, unknown, unknown, unknown, unknown])).toEqual([404, 404, 404, 429, 429]);
    expect(await statuses([other, ask("POST", "/api/none"), other])).toEqual([405, 404, 429]);
    expect((await read(shop)).status).toBe(429);
    expect(await times(4, () => shop.send("GET", "/api/v1/nothing-here"))).toEqual([404, 404, 404, 404]);
  });

  it.each([
    ["en", "Too many attempts. Please try again in 60 seconds."],
    ["bn", "অনেকবার চেষ্টা করা হয়েছে। 60 সেকেন্ড পর আবার চেষ্টা করুন।"],
  ])("gets the error in its language (%s), with the seconds to wait", async (lang, message) => {
    const shop = app();
    await times(3, () => read(shop));
    const answer = await read(shop, HERE, { lang });
    expect(answer.headers.get("retry-after")).toBe("60");
    expect((await refusalOf(answer)).errors).toEqual([expect.objectContaining({ code: "too-many-requests" })]);
    const again = await read(shop, HERE, { lang });
    const [error] = (await refusalOf(again)).errors;
    expect(error?.message.replace(/[০-৯]/g, (digit) => String("০১২৩৪৫৬৭৮৯".indexOf(digit)))).toBe(message);
  });

  it("gets status false with 200 where the specification reads the status", async () => {
    const shop = app();
    await times(2, () => write(shop));
    const answer = await shop.send("POST", otp, { json: { msisdn: "01712345678" } }, HERE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(await refusalOf(answer)).toMatchObject({ status: false, errors: [{ code: "too-many-requests" }] });
  });

  it("is identified by its address or its IPv6 /64, not by a header", async () => {
    const shop = app();
    await times(3, () => read(shop));
    const other = { "x-forwarded-for": "198.51.100.9" };
    expect(await statuses([() => read(shop, HERE, other), () => read(shop, from("203.0.113.8"))])).toEqual([429, 200]);
    await times(3, () => read(shop, from("2001:db8:1:2::1")));
    expect(
      await statuses([() => read(shop, from("2001:db8:1:2::ffff")), () => read(shop, from("2001:db8:1:3::1"))]),
    ).toEqual([429, 200]);
  });

  it("has a hundred times the budget in a shared network", async () => {
    const shop = app({ RATE_CLIENT_SHARED_NETWORKS: "203.0.113.0/24" });
    const answers = await times(301, () => read(shop));
    expect(answers.filter((status) => status === 200)).toHaveLength(300);
    expect(answers.at(-1)).toBe(429);
  });

  it("loses none of its budget to calls from a page of another site", async () => {
    const shop = app();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await times(4, () => write(shop, HERE, foreign))).toEqual([403, 403, 403, 403]);
    expect(await times(2, () => write(shop))).toEqual([200, 200]);
  });
});

describe("simultaneous calls of one client", () => {
  /** A router whose read call is answered when the test says so. */
  function waitingApp() {
    const finish: (() => void)[] = [];
    const handle = () => new Promise<object>((done) => finish.push(() => done({ status: true })));
    const shop = apiApp({ routes: [{ call: starCalls.listStarOffers, handle }], checkAnswers: false });
    const settled = () => new Promise((done) => setImmediate(done));
    return { shop, finish, settled };
  }

  it("wait for each other but not for other clients, and too many are refused", async () => {
    const { shop, finish, settled } = waitingApp();
    const all = Array.from({ length: 230 }, () => read(shop));
    await settled();
    expect(finish).toHaveLength(16);
    const others = [read(shop, from("203.0.113.8")), read(shop, {})];
    await settled();
    expect(finish).toHaveLength(18);
    while (finish.length > 0) {
      for (const done of finish.splice(0)) done();
      await settled();
    }
    const answered = await Promise.all(all);
    expect(answered.map(({ status }) => status).sort()).toEqual([...Array(216).fill(200), ...Array(14).fill(429)]);
    expect(answered.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("5");
    for (const other of others) expect((await other).status).toBe(200);
  });
});

it("does not count the site's own calls inside the process", async () => {
  const shop = app();
  expect(await times(20, () => read(shop, {}))).toEqual(Array(20).fill(200));
  expect(await times(3, () => read(shop))).toEqual([200, 200, 200]);
});

describe("the windows of a budget", () => {
  const windows = (mostClients = 10) => {
    let now = 1_000;
    const counted = new TimeWindows(60, mostClients, () => now);
    return { counted, wait: (seconds: number) => (now += seconds * 1_000) };
  };

  it("begin with the first use and are full again when they end", () => {
    const { counted, wait } = windows();
    expect([counted.take("a", 2), counted.take("a", 2)]).toEqual([0, 0]);
    wait(45.5);
    expect(counted.take("a", 2)).toBe(15);
    wait(14.5);
    expect([counted.take("a", 2), counted.take("a", 2), counted.take("a", 2)]).toEqual([0, 0, 60]);
  });

  it("are deleted when they have ended, and the oldest when there are too many", () => {
    const { counted, wait } = windows(3);
    for (const client of ["a", "b", "c", "d"]) counted.take(client, 1);
    expect([counted.size, counted.take("d", 1) > 0]).toEqual([3, true]);
    wait(60);
    counted.take("e", 1);
    counted.take("f", 1);
    expect(counted.size).toBeLessThanOrEqual(2);
  });
});
