import { type AnalyticsEvent, createAnalytics } from "@/services/analytics";

it("keeps what happens before anybody listens, in order, and then tells each at once", () => {
  const analytics = createAnalytics();
  const told: string[] = [];
  analytics.track({ name: "shop_landing" });
  analytics.track({ name: "cart_icon" });
  analytics.connect(({ name }: AnalyticsEvent) => told.push(name));
  expect(told).toEqual(["shop_landing", "cart_icon"]);
  analytics.track({ name: "order_gpfi" });
  expect(told).toEqual(["shop_landing", "cart_icon", "order_gpfi"]);
});

it("keeps fifty at most while nobody listens", () => {
  const analytics = createAnalytics();
  const send = jest.fn();
  for (let number = 0; number < 500; number += 1) analytics.track({ name: "cart_icon" });
  analytics.connect(send);
  expect(send).toHaveBeenCalledTimes(50);
});
