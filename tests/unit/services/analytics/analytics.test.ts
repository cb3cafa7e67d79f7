import { createAnalytics } from "@/services/analytics/analytics";
import type { AnalyticsEvent } from "@/utils/analytics/analytics-events";

const icon: AnalyticsEvent = { name: "cart_icon" };

it("stores events until a provider is connected, and then sends each at once", () => {
  const analytics = createAnalytics();
  const sent: string[] = [];
  analytics.track({ name: "shop_landing" });
  analytics.track(icon);
  analytics.connect(({ name }) => sent.push(name));
  expect(sent).toEqual(["shop_landing", "cart_icon"]);
  analytics.track({ name: "order_gpfi" });
  expect(sent).toEqual(["shop_landing", "cart_icon", "order_gpfi"]);
});

it("stores fifty events at most without a provider", () => {
  const analytics = createAnalytics();
  const send = jest.fn();
  for (let number = 0; number < 500; number += 1) analytics.track(icon);
  analytics.connect(send);
  expect(send).toHaveBeenCalledTimes(50);
});

it("returns the waiting events only once", () => {
  const analytics = createAnalytics();
  analytics.track(icon);
  expect(analytics.takeWaiting()).toEqual([{ name: "cart_icon", properties: {} }]);
  expect(analytics.takeWaiting()).toEqual([]);
});

it("drops events while it is closed, and stores events again after it is reopened", () => {
  const analytics = createAnalytics();
  const send = jest.fn();
  analytics.track(icon);
  analytics.close();
  analytics.track(icon);
  expect(analytics.takeWaiting()).toEqual([]);
  analytics.reopen();
  analytics.track(icon);
  analytics.connect(send);
  expect(send).toHaveBeenCalledTimes(1);
});

it("does not compile with an event or property that is not in the vocabulary", () => {
  const { track } = createAnalytics();
  // @ts-expect-error no event has this name
  track({ name: "page_view" });
  // @ts-expect-error this event needs its tab
  track({ name: "menu_tab" });
  // @ts-expect-error this event has no such property
  track({ name: "cart_icon", properties: { msisdn: "x" } });
  // @ts-expect-error these words alone
  track({ name: "star_check", properties: { proof: "number" } });
  track({ name: "star_check", properties: { proof: "code" } });
});
