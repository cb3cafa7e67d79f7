import { screen } from "@testing-library/react";
import { OrderFacts } from "@/components/orders/order-facts";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { viewedOrder, wireOrder } from "@/tests/support/shop/orders";

it("shows the number of a courier in Bengali digits and dials it in Latin ones", () => {
  const courier = { name: "Doel Express", phone: "09612-000142", parcel_number: null, tracking_url: null };
  const { order } = viewedOrder({ state: "shipped", delivery: { ...wireOrder().delivery, courier } });
  renderSite(<OrderFacts order={order} />, { api: fakeApi({}), language: "bn" });
  expect(screen.getByRole("link", { name: "০৯৬১২-০০০১৪২ নম্বরে কল করুন" })).toHaveAttribute("href", "tel:09612-000142");
});
