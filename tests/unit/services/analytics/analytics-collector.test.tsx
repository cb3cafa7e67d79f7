import { collectorProvider } from "@/services/analytics/analytics-collector";

interface Sent {
  name: string;
  visitor: string;
}

function start(accepts: () => boolean = () => true) {
  const sent: Sent[][] = [];
  const provider = collectorProvider((address, body) => {
    expect(address).toBe("/api/sandbox/events");
    if (!accepts()) return false;
    sent.push(JSON.parse(body.get("events") ?? ""));
    return true;
  });
  provider.init("", { apiHost: "", recordingPercent: 0 });
  return { provider, sent, names: () => sent.flat().map(({ name }) => name) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it("sends the events of a second together, with the visitor's id and five at most in a request", () => {
  const { provider, sent } = start();
  provider.track("shop_landing", {});
  provider.identify("reader-1");
  for (let number = 0; number < 6; number += 1) provider.track("cart_icon", {});
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(sent.map((batch) => batch.length)).toEqual([5, 2]);
  expect(sent.flat().map(({ visitor }) => visitor)).toEqual(["", ...Array.from({ length: 6 }, () => "reader-1")]);
});

it("sends the waiting events when the page is closed", () => {
  const { provider, names } = start();
  provider.track("order_gpfi", {});
  window.dispatchEvent(new Event("pagehide"));
  expect(names()).toEqual(["order_gpfi"]);
});

it("sends events again that the browser refused, in order", () => {
  let accepts = false;
  const { provider, names } = start(() => accepts);
  provider.track("shop_landing", {});
  jest.advanceTimersByTime(1_000);
  accepts = true;
  provider.track("cart_icon", {});
  jest.advanceTimersByTime(1_000);
  expect(names()).toEqual(["shop_landing", "cart_icon"]);
});

it("deletes the waiting events when the consent is withdrawn", () => {
  const { provider, sent } = start();
  provider.track("shop_landing", {});
  provider.stop();
  jest.advanceTimersByTime(5_000);
  window.dispatchEvent(new Event("pagehide"));
  expect(sent).toEqual([]);
});
