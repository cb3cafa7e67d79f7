import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastView } from "@/components/layout/messages/toast-view";
import { Toaster } from "@/components/layout/messages/toaster";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { showToast, type Toast } from "@/utils/browser/toasts";

const failure: Toast = { kind: "failure", message: "Five at most" };
const show = (id: number, toast: Toast = failure) =>
  renderSite(<ToastView id={id} toast={toast} />, { api: fakeApi({}) });
const leaving = () => document.querySelector(".Toastify__bounce-exit--bottom-center");
const box = (text: string) => screen.getByText(text).closest(".Toastify__toast");

afterEach(() => jest.useRealTimers());

async function shownFor(milliseconds: number, id: number) {
  jest.useFakeTimers();
  show(id);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText("Five at most")).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(milliseconds - 1));
  expect(leaving()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(leaving()).not.toBeNull();
}

test("[TOAST-01] a toast is closed after 2500 ms and not before", () => shownFor(2500, 1));

test("[CONST-09] the duration of a toast is 2500 ms", () => shownFor(2500, 2));

test("[TOAST-02] toasts are shown at the bottom centre", async () => {
  show(3);
  await screen.findByText("Five at most");
  expect(document.querySelector(".Toastify__toast-container--bottom-center")).toHaveClass("toasts");
});

test("[TOAST-03] a failure is red", async () => {
  show(4);
  await screen.findByText("Five at most");
  expect(box("Five at most")).toHaveClass("Toastify__toast--error", "Toastify__toast-theme--colored");
});

test("a failure is an alert for screen readers, a success only a status", async () => {
  const { rerender } = show(5);
  expect(await screen.findByRole("alert")).toHaveTextContent("Five at most");
  rerender(<ToastView id={6} toast={{ kind: "success", message: "Saved" }} />);
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("a note has its own colour and is a status", async () => {
  show(11, { kind: "note", message: "The browser is asking" });
  await screen.findByText("The browser is asking");
  expect(box("The browser is asking")).toHaveClass("Toastify__toast--info", "Toastify__toast-theme--colored");
  expect(screen.getByRole("status")).toHaveTextContent("The browser is asking");
});

test("the close button closes it", async () => {
  show(7);
  await screen.findByText("Five at most");
  await userEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(leaving()).not.toBeNull();
});

test("the container is rendered with the first toast of any part of the site", async () => {
  renderSite(<Toaster />, { api: fakeApi({}) });
  expect(document.querySelector(".Toastify")).toBeNull();
  act(() => showToast({ kind: "failure", message: "Sold out meanwhile" }));
  expect(await screen.findByText("Sold out meanwhile")).toBeVisible();
});
