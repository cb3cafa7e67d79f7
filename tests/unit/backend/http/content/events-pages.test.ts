import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventsPages } from "@/backend/http/content/events-pages";
import { apiApp, ORIGIN, refusalOf } from "@/tests/support/servers/api-app";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "collector-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const HERE = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
const PATH = "/api/sandbox/events";
const PAGE = "/sandbox/events";
const BEACONS = "/api/sandbox/track/";

function collector(variables: Record<string, string> = {}) {
  const set = { ANALYTICS_DRIVER: "collector", ...variables };
  const app = apiApp({ pages: [...eventsPages({ dataDir })], variables: set });
  return {
    post: (events: unknown, headers: Record<string, string> = { origin: ORIGIN }) => {
      const text = typeof events === "string" ? events : JSON.stringify(events);
      const type = { "content-type": "application/x-www-form-urlencoded" };
      return app.send("POST", PATH, {
        body: new URLSearchParams({ events: text }).toString(),
        headers: { ...type, ...headers },
      });
    },
    beacon: (events: unknown, headers: Record<string, string> = { origin: ORIGIN }) =>
      app.send("POST", `${BEACONS}?ip=1`, {
        body: new URLSearchParams({ data: JSON.stringify(events) }).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      }),
    get: (path: string, headers: Record<string, string> = {}, connection = HERE) =>
      app.send("GET", path, { headers: { host: "localhost:3000", ...headers } }, connection),
  };
}
const event = (name: string, properties: Record<string, unknown> = {}) => ({
  at: "2026-11-23T08:00:00.000Z",
  name,
  properties,
  visitor: "reader-1",
});

it("stores the events of a browser and returns them, the newest first", async () => {
  const { post, get } = collector();
  expect(await (await post([event("shop_landing"), event("menu_tab", { tab: "/business" })])).json()).toEqual({
    data: { kept: 2 },
  });
  const { data } = await (await get(PATH)).json();
  expect(data).toEqual([
    { ...event("menu_tab", { tab: "/business" }), problems: [] },
    { ...event("shop_landing"), problems: [] },
  ]);
  const { data: named } = await (await get(`${PATH}?name=shop_landing`)).json();
  expect(named).toHaveLength(1);
});

it("marks events and properties that are not in the vocabulary", async () => {
  const { post, get } = collector();
  await post([event("page_view"), event("cart_icon", { msisdn: "x" })]);
  const { data } = await (await get(PATH)).json();
  expect(data.map(({ problems }: { problems: string[] }) => problems)).toEqual([
    ["cart_icon has no property msisdn."],
    ["No event is named page_view."],
  ]);
  expect(await (await get(PAGE)).text()).toContain("No event is named page_view.");
});

it("refreshes the page, pauses on request, escapes every text and allows no script", async () => {
  const { post, get } = collector();
  await post([event("<script>alert(1)</script>", { "</pre><b>": "<i>" })]);
  const live = await get(PAGE);
  expect(live.headers.get("refresh")).toBe("2");
  expect(live.headers.get("content-security-policy")).toContain("default-src 'none'");
  const html = await live.text();
  expect(html).not.toMatch(/<script|<b>|<i>/);
  const paused = await get(`${PAGE}?live=off&name=%22%3E%3Cscript%3E`);
  expect(paused.headers.get("refresh")).toBeNull();
  expect(await paused.text()).not.toContain("<script");
});

it.each([
  ["no JSON", "{"],
  ["no list", { at: "" }],
  ["an empty list", []],
  ["too many", Array.from({ length: 21 }, () => event("cart_icon"))],
  ["an unknown field", [{ ...event("cart_icon"), extra: 1 }]],
  ["an invalid time", [{ ...event("cart_icon"), at: "now" }]],
  ["a long name", [event("x".repeat(65))]],
])("refuses %s and writes nothing", async (_, events) => {
  const { post } = collector();
  const response = await post(events);
  expect(response.status).toBe(400);
  expect((await refusalOf(response)).errors[0]).toMatchObject({ code: "invalid-input", field: "events" });
  expect(readdirSync(dataDir)).toEqual([]);
});

it("refuses an event that is larger than a full cart, and writes nothing", async () => {
  const response = await collector().post([event("menu_tab", { tab: "x".repeat(20_000) })]);
  expect(response.status).toBe(413);
  expect(readdirSync(dataDir)).toEqual([]);
});

it("refuses events from a page of another site", async () => {
  expect((await collector().post([event("cart_icon")], { origin: "https://evil.example" })).status).toBe(403);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each(["mixpanel", "console"])("has no address for events with the driver %s", async (driver) => {
  const response = await collector({ ANALYTICS_DRIVER: driver }).post([event("cart_icon")]);
  expect((await refusalOf(response)).errors[0]).toMatchObject({ code: "call-not-found" });
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  ["another machine", {}, { incoming: { socket: { remoteAddress: "192.168.0.7" } } }],
  ["a proxy on this machine", { "x-forwarded-for": "203.0.113.9" }, HERE],
  ["another name", { host: "evil.example" }, HERE],
  ["a wrong key", { "x-sandbox-key": "guess" }, HERE],
])("shows no events to %s", async (_, headers, connection) => {
  const { get } = collector({ SANDBOX_KEY: "correct horse battery staple key" });
  for (const path of [PATH, PAGE]) expect((await get(path, headers, connection)).status).toBe(403);
});

it("shows the events to a tester with the key from any machine", async () => {
  const { get } = collector({ SANDBOX_KEY: "correct horse battery staple key" });
  const there = { incoming: { socket: { remoteAddress: "203.0.113.9" } } };
  expect((await get(PAGE, { "x-sandbox-key": "correct horse battery staple key" }, there)).status).toBe(200);
});

describe("the beacon of a page that is closed", () => {
  const properties = {
    token: "",
    time: Date.UTC(2026, 10, 23, 8),
    $insert_id: "uuid-1",
    distinct_id: "reader-1",
    $device_id: "uuid-2",
    $user_id: "reader-1",
    tab: "/business",
  };

  it("is stored like the driver's own events", async () => {
    const { beacon, get } = collector();
    expect((await beacon([{ event: "menu_tab", properties }])).status).toBe(200);
    const { data } = await (await get(PATH)).json();
    expect(data).toEqual([{ ...event("menu_tab", { tab: "/business" }), problems: [] }]);
  });

  it("has no visitor if the visitor has no id", async () => {
    const { beacon, get } = collector();
    const { $user_id: _, ...anonymous } = properties;
    await beacon([{ event: "menu_tab", properties: anonymous }]);
    const { data } = await (await get(PATH)).json();
    expect(data).toMatchObject([{ visitor: "" }]);
  });

  it.each([
    ["an empty list", []],
    ["too many", Array.from({ length: 101 }, () => ({ event: "menu_tab", properties }))],
    ["an invalid time", [{ event: "menu_tab", properties: { ...properties, time: "now" } }]],
    ["a time outside the valid range", [{ event: "menu_tab", properties: { ...properties, time: 9e15 } }]],
    ["an unknown field", [{ event: "menu_tab", properties, extra: 1 }]],
  ])("is refused with %s, and nothing is written", async (_, events) => {
    const response = await collector().beacon(events);
    expect((await refusalOf(response)).errors[0]).toMatchObject({ code: "invalid-input", field: "data" });
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it("is refused from a page of another site, and with the driver mixpanel", async () => {
    const events = [{ event: "menu_tab", properties }];
    expect((await collector().beacon(events, { origin: "https://evil.example" })).status).toBe(403);
    const elsewhere = await collector({ ANALYTICS_DRIVER: "mixpanel" }).beacon(events);
    expect((await refusalOf(elsewhere)).errors[0]).toMatchObject({ code: "call-not-found" });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
