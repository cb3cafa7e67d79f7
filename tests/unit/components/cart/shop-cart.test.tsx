import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { AddToCartButton } from "@/components/cart/add-to-cart-button";
import { ShopCart } from "@/components/cart/shop-cart";
import { useCart } from "@/hooks/cart/use-cart";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { onToast, type Toast } from "@/utils/browser/toasts";

function Notice() {
  const { notice } = useCart();
  return <p>Notice: {notice?.message ?? "none"}</p>;
}

function Site() {
  const [inShop, setInShop] = useState(true);
  return (
    <>
      {inShop && <ShopCart startPath="/shop/devices/phones" />}
      <AddToCartButton sku="TRN-X5-256-BLU" kind="add" />
      <Notice />
      <button type="button" onClick={() => setInShop((before) => !before)}>
        Walk
      </button>
    </>
  );
}

const shownToast = jest.fn<void, [Toast]>();
let stop: () => void;

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  stop = onToast(shownToast);
});

afterEach(() => stop());

/** Clicks Add to Cart; the update fails with this error. */
function addAgainst(failure: ApiError) {
  const api = fakeApi({
    addCartItem: () => {
      throw failure;
    },
  });
  const site = renderSite(<Site />, { api });
  fireEvent.click(screen.getByRole("button", { name: "Add to Cart" }));
  return site;
}

const refusal = new ApiError({
  kind: "refused",
  status: 200,
  errors: [
    { code: "out-of-stock", message: "Sold out meanwhile" },
    { code: "cart-empty", message: "And a second" },
  ],
});

test("[ERR-01] a refused update shows a red toast with the first error's message", async () => {
  addAgainst(refusal);
  await waitFor(() => expect(shownToast).toHaveBeenCalledWith({ kind: "failure", message: "Sold out meanwhile" }));
});

test("[ERR-03] a failure without a response shows the sentence of the error catalogue", async () => {
  addAgainst(new ApiError({ kind: "offline", status: null }));
  const message = "Something went wrong. Please Try again.";
  await waitFor(() => expect(shownToast).toHaveBeenCalledWith({ kind: "failure", message }));
});

test("an error is not shown again when the shop is left and opened again", async () => {
  addAgainst(refusal);
  await waitFor(() => expect(shownToast).toHaveBeenCalledTimes(1));
  const walk = screen.getByRole("button", { name: "Walk" });
  fireEvent.click(walk);
  fireEvent.click(walk);
  await screen.findByRole("button", { name: /Open cart/ });
  expect(shownToast).toHaveBeenCalledTimes(1);
});

test("an error is not shown again when the language changes, and the server's sentence does not stay", async () => {
  const { changeLanguage } = addAgainst(refusal);
  await waitFor(() => expect(shownToast).toHaveBeenCalledTimes(1));
  expect(screen.getByText("Notice: Sold out meanwhile")).toBeVisible();
  changeLanguage("bn");
  expect(shownToast).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Notice: none")).toBeVisible();
});
