import { act, screen, waitFor } from "@testing-library/react";
import { CartToaster } from "@/components/cart/cart-toaster";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";

const show = (id: number, message: string | null) =>
  renderSite(<CartToaster notice={{ id, message }} />, { api: fakeApi({}) });

test("[ERR-01] a refused update is told by a red toast with the first error's message", async () => {
  show(1, "Five at most");
  const toast = await screen.findByRole("alert");
  expect(toast).toHaveTextContent("Five at most");
  expect(toast.closest(".Toastify__toast")).toHaveClass("Toastify__toast--error", "Toastify__toast-theme--colored");
});

test("[ERR-03] a failure without a response is told by the sentence of the error catalogue", async () => {
  show(2, null);
  expect(await screen.findByRole("alert")).toHaveTextContent("Something went wrong. Please Try again.");
});

test("[TOAST-02] toasts show at the bottom centre", async () => {
  show(3, "Below");
  await screen.findByRole("alert");
  expect(document.querySelector(".Toastify__toast-container--bottom-center")).toBeInTheDocument();
});

test("[TOAST-03] the toast of a failed update has the colour of danger", async () => {
  show(4, "Red");
  const toast = await screen.findByRole("alert");
  expect(toast.closest(".Toastify__toast")).toHaveClass("Toastify__toast--error");
  expect(document.querySelector(".Toastify__toast-container")).toHaveClass("toasts");
});

test("[TOAST-01] a toast closes by itself after 2500 ms and not before", async () => {
  show(5, "Brief");
  await screen.findByText("Brief");
  const bar = document.querySelector<HTMLElement>(".Toastify__progress-bar");
  expect(bar?.style.animationDuration).toBe("2500ms");
  // The package closes a toast when the animation of its bar ends.
  act(() => {
    bar?.dispatchEvent(new Event("animationend", { bubbles: true }));
  });
  await waitFor(() => expect(document.querySelector(".Toastify__bounce-exit--bottom-center")).toBeTruthy());
});
