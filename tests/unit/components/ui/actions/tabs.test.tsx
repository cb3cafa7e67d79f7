import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Tabs } from "@/components/ui/actions/tabs";

const tabs = [
  { id: "prepaid", label: "Prepaid", panel: <p>Pay first</p> },
  { id: "postpaid", label: "Postpaid", panel: <p>Pay later</p> },
  { id: "business", label: "Business", panel: <p>One bill</p> },
];

const show = (open?: string) => render(<Tabs label="Plans" tabs={tabs} {...(open !== undefined && { open })} />);
const tab = (name: string) => screen.getByRole("tab", { name });
const shownPanel = (container: HTMLElement) => container.querySelector("[data-shown]");

describe("Tabs", () => {
  it("shows the first panel, and has all panels in the HTML", () => {
    const { container } = show();
    expect(tab("Prepaid")).toHaveAttribute("aria-selected", "true");
    expect(shownPanel(container)).toHaveTextContent("Pay first");
    expect(container).toHaveTextContent("Pay later");
  });

  it("opens with the requested panel", () => {
    const { container } = show("business");
    expect(shownPanel(container)).toHaveTextContent("One bill");
  });

  it("shows the panel of a clicked tab, labelled by that tab", async () => {
    const { container } = show();
    await userEvent.click(tab("Postpaid"));
    expect(shownPanel(container)).toHaveTextContent("Pay later");
    expect(screen.getByRole("tabpanel", { name: "Postpaid" })).toHaveAttribute("id", "panel-postpaid");
    expect(tab("Postpaid")).toHaveAttribute("aria-controls", "panel-postpaid");
  });

  it("has one tab stop for all tabs", async () => {
    show();
    await userEvent.tab();
    expect(tab("Prepaid")).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("tabpanel", { name: "Prepaid" })).toHaveFocus();
  });

  it.each([
    ["{ArrowRight}", "Postpaid"],
    ["{ArrowLeft}", "Business"],
    ["{End}", "Business"],
    ["{ArrowRight}{ArrowRight}{ArrowRight}", "Prepaid"],
    ["{End}{Home}", "Prepaid"],
  ])("%s focuses and selects %s", async (keys, name) => {
    show();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(tab(name)).toHaveFocus();
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
  });
});
