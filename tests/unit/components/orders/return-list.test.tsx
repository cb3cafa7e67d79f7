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
