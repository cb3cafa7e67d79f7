import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ErrorCode } from "@/backend/contract/errors";
import { NoticeForm } from "@/components/catalog/product/notice-form";
import { ApiError } from "@/services/api/api-error";
import { saveToken } from "@/services/login/session-cookie";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { forgetPage, freshPage, TOKEN } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

beforeEach(freshPage);
afterEach(forgetPage);

const refusal = (code: ErrorCode, status: number) =>
  new ApiError({ kind: "refused", status, errors: [{ code, message: code }] });

function show(requestStockNotice: (input: { body?: unknown }) => unknown) {
  const api = fakeApi({ requestStockNotice });
  renderSite(<NoticeForm sku="A-1" choice="Black" />, { api, path: "/shop/devices/phones/turna-x5" });
  return { api, user: userEvent.setup() };
}

const kept = () => ({ data: { step: "kept" } });
const numberField = () => screen.findByLabelText("Your mobile number");

test("a logged-in customer needs neither a number nor a code", async () => {
  saveToken(TOKEN);
  const { api } = show(kept);
  const done = await screen.findByText(/^Done/);
  expect(done).toBeVisible();
  expect(document.activeElement).toContainElement(done);
  expect(api.sent).toEqual([{ name: "requestStockNotice", input: { body: { sku: "A-1" } } }]);
});

test("an expired session opens the number field without an error", async () => {
  saveToken(TOKEN);
  show(() => {
    throw refusal("no-session", 401);
  });
  expect(await numberField()).toHaveFocus();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("a product that is back in stock shows a message and does not mark the number as invalid", async () => {
  saveToken(TOKEN);
  show(() => {
    throw refusal("in-stock", 409);
  });
  expect(await screen.findByText(/^The product is back in stock/)).toBeVisible();
  expect(await numberField()).not.toHaveAttribute("aria-invalid", "true");
});

test("a visitor types a number and the code that was sent to it", async () => {
  const { api, user } = show(({ body }) => ({
    data: { step: "otp_value" in (body as object) ? "kept" : "code", resend_after: 30 },
  }));
  expect(await numberField()).toHaveFocus();
  await user.keyboard("01712345678{Enter}");
  expect(await screen.findByText("We sent a code to 01712-\u2060345678.")).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("0042");
  expect(await screen.findByText(/^Done/)).toBeVisible();
  expect(api.sent.map(({ input }) => input.body)).toEqual([
    { sku: "A-1", msisdn: "01712345678" },
    { sku: "A-1", msisdn: "01712345678", otp_value: "0042" },
  ]);
});

test("typing clears the message about the number", async () => {
  const { api, user } = show(kept);
  await user.type(await numberField(), "0171{Enter}");
  expect(await screen.findByText("Please enter a valid GP number")).toBeVisible();
  expect(await numberField()).toHaveAttribute("aria-invalid", "true");
  await user.type(await numberField(), "2");
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(await numberField()).not.toHaveAttribute("aria-invalid", "true");
  expect(api.sent).toEqual([]);
});
