import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ShopCart } from "@/components/cart/shop-cart";
import { ApiError } from "@/services/api-error";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };

function Site() {
  const [inShop, setInShop] = useState(true);
  return (
    <>
      {inShop && <ShopCart partners={partners} />}
      <AddToCartButton sku="TRN-X5-256-BLU" kind="add" />
      <button type="button" onClick={() => setInShop((before) => !before)}>
        Walk
      </button>
    </>
  );
}

test("an error that was told does not come back with the shop", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const errors = [{ code: "out-of-stock" as const, message: "Sold out meanwhile" }];
  const api = fakeApi({
    addCartItem: () => {
      throw new ApiError({ kind: "refused", status: 200, errors });
    },
  });
  renderSite(<Site />, { api });
  fireEvent.click(screen.getByRole("button", { name: "Add to Cart" }));
  expect(await screen.findByText("Sold out meanwhile")).toBeVisible();
  const walk = screen.getByRole("button", { name: "Walk" });
  fireEvent.click(walk);
  await waitFor(() => expect(screen.queryByText("Sold out meanwhile")).not.toBeInTheDocument());
  fireEvent.click(walk);
  await screen.findByRole("button", { name: /Open cart/ });
  expect(document.querySelector(".Toastify")).not.toBeInTheDocument();
});
