import { screen } from "@testing-library/react";
import { OrderParcel } from "@/components/orders/order-parcel";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { viewedOrder, wireOrder } from "@/tests/support/shop/orders";

const { delivery } = wireOrder();

test.each([
  ["placed", { state: "placed" }, "In the parcel"],
  ["delivered by text", { state: "placed", delivery: { ...delivery, type: "digital" } }, "What you get"],
  ["expired", { state: "expired" }, "What was ordered"],
  ["cancelled", { state: "cancelled" }, "What was ordered"],
] as const)("the goods of an order that is %s have a heading for that state", (_, change, heading) => {
  renderSite(<OrderParcel order={viewedOrder(change).order} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(heading);
});
