import { screen } from "@testing-library/react";
import { OrderParcel } from "@/components/orders/order-parcel";
import { fakeApi } from "@/tests/support/fake-api";
import { viewedOrder, wireOrder } from "@/tests/support/orders";
import { renderSite } from "@/tests/support/render-site";

const { delivery } = wireOrder();

test.each([
  ["placed", { state: "placed" }, "In the parcel"],
  ["delivered by text", { state: "placed", delivery: { ...delivery, type: "digital" } }, "What you get"],
  ["cancelled", { state: "cancelled" }, "What was ordered"],
] as const)("the goods of an order that is %s have a heading that is true", (_, change, heading) => {
  renderSite(<OrderParcel order={viewedOrder(change).order} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(heading);
});
