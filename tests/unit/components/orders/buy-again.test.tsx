import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { OrderLine } from "@/backend/contract/shop/orders";
import { OrderTools } from "@/components/orders/order-tools";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { ORDER_ID, viewedOrder, wireOrder } from "@/tests/support/shop/orders";
import { simSkus } from "@/utils/sims/sim-skus";

const PATH = `/shop/order/${ORDER_ID}`;

const simLine = { ...wireOrder().lines[0], sku: simSkus.prepaid.physical, product_title: "Prepaid SIM" } as OrderLine;

/** A shop in which these goods of an order cannot be bought again. */
const apiWithout = (missing: readonly object[]) =>
  fakeApi({ reorder: () => ({ status: true, data: { lines: [], missing } }) });

test("SIMs cannot be bought again, but the other goods of their order can", async () => {
  const only = viewedOrder({ state: "delivered", lines: [simLine] }).order;
  const { unmount } = await renderSettled(<OrderTools order={only} />, { api: fakeApi({}), path: PATH });
  expect(screen.getByRole("button", { name: "Return goods" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /again/ })).not.toBeInTheDocument();
  unmount();

  const both = viewedOrder({ state: "delivered", lines: [simLine, ...wireOrder().lines] }).order;
  const missing = { sku: simLine.sku, product_title: "Prepaid SIM", product_path: "/shop/devices/sim" };
  const api = apiWithout([
    { ...missing, reason: "choose-again" },
    { ...missing, sku: "A-1", product_title: "Turna X5", reason: "sold-out" },
  ]);
  await renderSettled(<OrderTools order={both} />, { api, path: PATH });
  await userEvent.click(screen.getByRole("button", { name: "Buy the other items again" }));
  expect(await screen.findByRole("link", { name: "Turna X5" })).toBeVisible();
  expect(screen.queryByText(/Prepaid SIM/)).not.toBeInTheDocument();
});

test("goods that cannot be bought again are listed with the reason, and with their titles in the language of the page", async () => {
  const api = apiWithout([
    {
      sku: wireOrder().lines[0]?.sku,
      product_title: "Turna X5",
      product_path: "/shop/devices/phones/turna-x5",
      reason: "sold-out",
    },
  ]);
  const { rerender } = await renderSettled(<OrderTools order={viewedOrder({ state: "delivered" }).order} />, {
    api,
    path: PATH,
  });
  await userEvent.click(screen.getByRole("button", { name: "Buy again" }));
  expect(await screen.findByText("Nothing from this order is available any more")).toBeVisible();
  expect(screen.getByText(/sold out at the moment/)).toContainElement(screen.getByRole("link", { name: "Turna X5" }));
  const lines = wireOrder().lines.map((line) => ({ ...line, product_title: "তূর্ণা এক্স৫" }));
  rerender(<OrderTools order={viewedOrder({ state: "delivered", lines }).order} />);
  expect(screen.getByRole("link", { name: "তূর্ণা এক্স৫" })).toBeVisible();
});
