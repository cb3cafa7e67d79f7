import { sendBeaconEvents } from "@/services/analytics/mixpanel-beacon";

const settings = { token: "project-token", host: "https://count.example" };
const event = { name: "shop_landing", properties: { utm_source: "letter" } } as const;
const KEY = "mp_project-token_mixpanel";
let beacons: { address: string; data: { event: string; properties: Record<string, unknown> }[] }[];
let accepts: boolean;

beforeEach(() => {
  localStorage.clear();
  beacons = [];
  accepts = true;
  let made = 0;
  // jsdom has neither randomUUID nor sendBeacon.
  Object.defineProperty(crypto, "randomUUID", { value: () => `uuid-${++made}`, configurable: true });
  Object.assign(navigator, {
    sendBeacon: (address: string, body: URLSearchParams) => {
      beacons.push({ address, data: JSON.parse(body.get("data") ?? "") });
      return accepts;
    },
  });
});

it("sends events to the service's address with the token, a time and a unique id", () => {
  expect(sendBeaconEvents(settings, [event, { name: "cart_icon", properties: {} }], null)).toBe(true);
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.address).toBe("https://count.example/track/?ip=1");
  const common = {
    token: "project-token",
    time: expect.any(Number),
    distinct_id: "$device:uuid-1",
    $device_id: "uuid-1",
  };
  expect(beacons[0]?.data).toEqual([
    { event: "shop_landing", properties: { ...common, $insert_id: "uuid-2", utm_source: "letter" } },
    { event: "cart_icon", properties: { ...common, $insert_id: "uuid-3" } },
  ]);
});

it("stores a new visitor like the library, and reads the library's visitor", () => {
  sendBeaconEvents(settings, [event], null);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ distinct_id: "$device:uuid-1", $device_id: "uuid-1" });
  sendBeaconEvents(settings, [event], null);
  expect(beacons[1]?.data[0]?.properties.distinct_id).toBe("$device:uuid-1");
  localStorage.setItem(KEY, JSON.stringify({ distinct_id: "$device:before", $device_id: "before", other: 1 }));
  sendBeaconEvents(settings, [event], null);
  expect(beacons[2]?.data[0]?.properties).toMatchObject({ distinct_id: "$device:before", $device_id: "before" });
  expect(beacons[2]?.data[0]?.properties).not.toHaveProperty("other");
});

it("uses the id of an identified visitor, on the same device", () => {
  sendBeaconEvents(settings, [event], "reader-1");
  expect(beacons[0]?.data[0]?.properties).toMatchObject({
    distinct_id: "reader-1",
    $user_id: "reader-1",
    $device_id: "uuid-1",
  });
});

it.each(["", "{", "null", "[]", '{"distinct_id":7}'])("ignores %p in the library's storage", (stored) => {
  localStorage.setItem(KEY, stored);
  expect(sendBeaconEvents(settings, [event], null)).toBe(true);
  expect(beacons[0]?.data[0]?.properties.distinct_id).toBe("$device:uuid-1");
});

it("returns false when the browser refuses the beacon", () => {
  accepts = false;
  expect(sendBeaconEvents(settings, [event], null)).toBe(false);
  Object.assign(navigator, { sendBeacon: undefined });
  expect(sendBeaconEvents(settings, [event], null)).toBe(false);
});

it("sends nothing with the driver console", () => {
  expect(sendBeaconEvents({ ...settings, driver: "console" }, [event], null)).toBe(false);
  expect(beacons).toEqual([]);
});

it("sends events to the site itself with the driver collector", () => {
  const local = { driver: "collector", token: "", host: "/api/sandbox" } as const;
  expect(sendBeaconEvents(local, [event], null)).toBe(true);
  expect(beacons.map(({ address }) => address)).toEqual(["/api/sandbox/track/?ip=1"]);
});

it("stores the visitor for the library: its later events have the same visitor", async () => {
  sendBeaconEvents(settings, [event], null);
  // jsdom lacks what the library's feature flags need, and the library logs that.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { default: library } = await import("mixpanel-browser/dist/mixpanel-core.cjs.js");
  library.init("project-token", { persistence: "localStorage", api_host: "https://count.example" } as never);
  expect(library.get_distinct_id()).toBe("$device:uuid-1");
});
