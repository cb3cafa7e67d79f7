import { screen, within } from "@testing-library/react";
import type { OrderView as WireOrder } from "@/backend/contract/shop/orders";
import { OrderView } from "@/components/orders/order-view";
import type { ViewedOrder } from "@/services/orders/own-orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { ORDER_ID, ownViewedOrder, viewedOrder, wireOrder } from "@/tests/support/shop/orders";
import { replacementSkus, simSkus } from "@/utils/sims/sim-skus";

const REGISTER = /^Before you use the number, .+ any customer centre. We'll take your fingerprint there/;

function esimOrder(state: WireOrder["state"], sku: string): Partial<WireOrder> {
  const { delivery, lines, masked } = wireOrder();
  const line = { ...(lines[0] as WireOrder["lines"][number]), sku };
  return {
    state,
    payment_method: "online",
    payment_state: state === "pending_payment" ? "pending" : "paid",
    delivery: { ...delivery, type: "digital", district: "", thana: "" },
    lines: [line],
    masked: { ...masked, address: "" },
  };
}

const show = (viewed: ViewedOrder) =>
  renderSettled(<OrderView viewed={viewed} checkFailed={false} renderEsims={() => null} />, {
    api: fakeApi({}),
    path: `/shop/order/${ORDER_ID}`,
  });

it("shows before the payment where the owner of a new eSIM gives the fingerprint", async () => {
  await show(ownViewedOrder(esimOrder("pending_payment", simSkus.prepaid.esim)));
  const next = within(screen.getByRole("region", { name: "What happens next" }));
  expect(next.getByText(REGISTER)).toBeVisible();
});

it("shows it also when the eSIM is ready, to its buyer and through the texted link", async () => {
  const ready = esimOrder("delivered", simSkus.prepaid.esim);
  const first = await show(ownViewedOrder(ready, { esim: { state: "open", profiles: [] } }));
  expect(screen.getByText(REGISTER)).toBeVisible();
  first.unmount();
  await show(viewedOrder(ready, { esim: { state: "texted", profiles: [] } }));
  expect(screen.getByText(REGISTER)).toBeVisible();
});

it("does not show it for an eSIM that replaces a SIM", async () => {
  await show(ownViewedOrder(esimOrder("placed", replacementSkus.esim)));
  expect(screen.queryByText(REGISTER)).not.toBeInTheDocument();
});
