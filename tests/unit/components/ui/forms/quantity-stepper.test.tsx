import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const labels = { quantity: "Quantity", decrease: "One less", increase: "One more" };

function show(quantity: number, more: { disabled?: boolean; language?: "en" | "bn" } = {}) {
  const { language = "en", ...rest } = more;
  const asked = { onIncrease: jest.fn(), onDecrease: jest.fn() };
  renderSite(<QuantityStepper labels={labels} quantity={quantity} max={5} {...asked} {...rest} />, {
    api: fakeApi({}),
    language,
  });
  return asked;
}

describe("QuantityStepper", () => {
  it("reports a click on each of its buttons", async () => {
    const { onIncrease, onDecrease } = show(2);
    await userEvent.click(screen.getByRole("button", { name: "One more" }));
    await userEvent.click(screen.getByRole("button", { name: "One less" }));
    expect([onIncrease.mock.calls.length, onDecrease.mock.calls.length]).toEqual([1, 1]);
  });

  it("disables One more at the maximum", () => {
    show(5);
    expect(screen.getByRole("button", { name: "One more" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "One less" })).toBeEnabled();
  });

  it("disables both buttons while it is disabled", () => {
    show(2, { disabled: true });
    for (const button of screen.getAllByRole("button")) expect(button).toBeDisabled();
  });

  it("shows Bengali digits on a Bengali page", () => {
    show(2, { language: "bn" });
    expect(screen.getByRole("status", { name: "Quantity" })).toHaveTextContent("২");
  });
});
