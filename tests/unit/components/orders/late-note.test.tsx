import { screen } from "@testing-library/react";
import { LateNote } from "@/components/orders/late-note";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireOrder } from "@/tests/support/shop/orders";

const place = { district: "", districtLabel: "", thana: "", thanaLabel: "" };
const delivery = { earliest: "2026-11-22", latest: "2026-11-22", ...place, store: null, courier: null };
const esims = (isLate: boolean, state: "placed" | "delivered" = "placed") => ({
  orderId: wireOrder().order_id,
  state,
  delivery: { ...delivery, type: "digital" as const, isLate },
});

test("a note explains that an eSIM takes longer and that the buyer need not do anything", () => {
  renderSite(<LateNote order={esims(true)} />, { api: fakeApi({}), path: "/shop/order" });
  expect(screen.getByText("Your eSIM is taking longer than usual")).toBeVisible();
  expect(screen.getByText(/you don't need to do anything/)).toHaveTextContent(wireOrder().order_id);
});

test.each([
  ["that is on time", esims(false)],
  ["that was delivered", esims(true, "delivered")],
])("no note is shown for an eSIM %s", (_, order) => {
  renderSite(<LateNote order={order} />, { api: fakeApi({}), path: "/shop/order" });
  expect(screen.queryByText(/longer than usual/)).toBeNull();
});
