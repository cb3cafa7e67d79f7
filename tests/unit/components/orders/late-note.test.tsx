import { screen } from "@testing-library/react";
import { LateNote } from "@/components/orders/late-note";
import { fakeApi } from "@/tests/support/fake-api";
import { wireOrder } from "@/tests/support/orders";
import { renderSite } from "@/tests/support/render-site";

const delivery = { earliest: "2026-11-22", latest: "2026-11-22", district: "", thana: "", store: null, courier: null };
const esims = (isLate: boolean, state: "placed" | "delivered" = "placed") => ({
  orderId: wireOrder().order_id,
  state,
  delivery: { ...delivery, type: "digital" as const, isLate },
});

test("a buyer whose eSIM takes longer reads that the money is safe and that nothing has to be done", () => {
  renderSite(<LateNote order={esims(true)} />, { api: fakeApi({}), path: "/shop/order" });
  expect(screen.getByText("Your eSIM takes longer than usual")).toBeVisible();
  expect(screen.getByText(/you need not do anything/)).toHaveTextContent(wireOrder().order_id);
});

test.each([
  ["in time", esims(false)],
  ["that was handed over", esims(true, "delivered")],
])("of an eSIM %s nothing is said", (_, order) => {
  renderSite(<LateNote order={order} />, { api: fakeApi({}), path: "/shop/order" });
  expect(screen.queryByText(/longer than usual/)).toBeNull();
});
