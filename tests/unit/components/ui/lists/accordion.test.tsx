import { render, screen } from "@testing-library/react";
import { Accordion } from "@/components/ui/lists/accordion";

const items = [
  { title: "Can I keep my number?", content: "Yes." },
  { title: "Does an eSIM work?", content: "Mostly." },
];

describe("Accordion", () => {
  it("uses details elements, which are closed at first", () => {
    render(<Accordion items={items} />);
    const details = screen.getByText("Yes.").closest("details");
    expect(details).not.toHaveAttribute("open");
    expect(details).not.toHaveAttribute("name");
    expect(details?.querySelector("summary")).toHaveTextContent("Can I keep my number?");
  });

  it("opens the requested entry, and gives the entries of a group the same name", () => {
    render(<Accordion items={items} group="faq" open="Does an eSIM work?" />);
    const [first, second] = document.querySelectorAll("details");
    expect(first).not.toHaveAttribute("open");
    expect(second).toHaveAttribute("open");
    expect([first?.getAttribute("name"), second?.getAttribute("name")]).toEqual(["faq", "faq"]);
  });
});
