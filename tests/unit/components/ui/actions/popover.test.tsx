import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Popover } from "@/components/ui/actions/popover";

function show() {
  render(
    <>
      <Popover label="What is EMI?">
        Equal parts. <a href="/emi">More</a>
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  );
  return screen.getByRole("button", { name: "What is EMI?" });
}

const panel = () => screen.queryByText(/Equal parts/);

describe("Popover", () => {
  it("opens and closes by its button, which says so", async () => {
    const button = show();
    expect(panel()).not.toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    expect(panel()).toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "true");
    expect(panel()).toHaveAttribute("id", button.getAttribute("aria-controls"));
    await userEvent.click(button);
    expect(panel()).not.toBeVisible();
  });

  it("closes on Escape and gives the focus back", async () => {
    const button = show();
    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "More" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(panel()).not.toBeVisible();
    expect(button).toHaveFocus();
  });

  it("closes on a click elsewhere", async () => {
    await userEvent.click(show());
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(panel()).not.toBeVisible();
  });

  it("closes when the keyboard leaves it", async () => {
    await userEvent.click(show());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    expect(panel()).not.toBeVisible();
  });
});
