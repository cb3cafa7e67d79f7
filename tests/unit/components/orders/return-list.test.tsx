import { screen } from "@testing-library/react";
import { ReturnList } from "@/components/orders/return-list";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

test("the pieces of a return are in the digits of the language", () => {
  const lines = [{ title: "Turna X5", quantity: 2 }];
  const one = {
    reference: "R-4DEXDTPG",
    stateLabel: "",
    answer: null,
    refundPoisha: 0,
    lines,
  } as unknown as OrderReturn;
  renderSite(<ReturnList returns={[one]} />, { api: fakeApi({}), language: "bn" });
  expect(screen.getByText("২ × Turna X5")).toBeVisible();
});

test.each([
  ["requested", "Refund: Tk 500"],
  ["refunded", "Refunded: Tk 500"],
  ["refused", null],
  ["cancelled", null],
] as const)("a return that is %s promises %s", (state, text) => {
  const one = { reference: "R-4DEXDTPG", state, stateLabel: "", answer: null, refundPoisha: 50_000, lines: [] };
  renderSite(<ReturnList returns={[one as unknown as OrderReturn]} />, { api: fakeApi({}), language: "en" });
  expect(screen.queryByText(/Refund/)?.textContent?.replaceAll("\u00a0", " ") ?? null).toBe(text);
});

test("a refund names the account that it goes to, with its last digits in the digits of the language", () => {
  const refundAccount = { kind: "bkash", number: "********678" };
  const one = {
    reference: "R-4DEXDTPG",
    state: "accepted",
    answer: null,
    refundPoisha: 50_000,
    refundAccount,
    lines: [],
  };
  renderSite(<ReturnList returns={[one as unknown as OrderReturn]} />, { api: fakeApi({}), language: "bn" });
  expect(screen.getByText(/^ফেরত পাবেন: .+ \(বিকাশ \*{8}৬৭৮\)$/)).toBeVisible();
});
