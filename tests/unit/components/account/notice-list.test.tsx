import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NoticeList } from "@/components/account/notice-list";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { picture } from "@/tests/support/shop/catalog";

const notice = {
  sku: "OSK-FOC-2",
  title: "Oskavi Focal 2",
  variation: "Sand, 8/256 GB",
  path: "/shop/devices/phones/oskavi-focal-2",
  picture: picture(),
  requestedAt: "2026-11-21T06:00:00.000Z",
};

async function removeNotice(removeStockNotice: () => unknown): Promise<HTMLElement> {
  renderSite(<NoticeList notices={[notice]} />, { api: fakeApi({ removeStockNotice }), path: "/dashboard" });
  await userEvent.click(screen.getByRole("button", { name: /^Remove/ }));
  return screen.findByText(/Stock alert removed|couldn't remove/);
}

test("a stock notice that could not be removed stays, and the message is marked as a failure", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const message = await removeNotice(() => Promise.reject(new ApiError({ kind: "timeout", status: null })));
  expect(message).toHaveAttribute("data-failed");
  expect(screen.getByRole("link", { name: notice.title })).toBeVisible();
});

test("a removed stock notice leaves the list, and the message gets the focus", async () => {
  const message = await removeNotice(() => ({ data: [] }));
  expect(message).toHaveFocus();
  expect(message).not.toHaveAttribute("data-failed");
  expect(screen.queryByRole("link", { name: notice.title })).toBeNull();
});
