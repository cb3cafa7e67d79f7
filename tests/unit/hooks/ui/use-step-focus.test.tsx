import { render, screen } from "@testing-library/react";
import { useStepFocus } from "@/hooks/ui/use-step-focus";

function Form({ step, ready }: { step: string; ready: boolean }) {
  useStepFocus(step, ready, "step");
  return (
    <form id="step">
      <h2>{step}</h2>
    </form>
  );
}

describe("the steps of a form", () => {
  it("do not move the focus for the first step", () => {
    const { rerender } = render(<Form step="number" ready={false} />);
    rerender(<Form step="owner" ready={true} />);
    expect(document.body).toHaveFocus();
  });

  it("move the focus to the heading of each later step, and scroll to it", () => {
    const { rerender } = render(<Form step="number" ready={true} />);
    const heading = screen.getByRole("heading");
    heading.scrollIntoView = jest.fn();
    rerender(<Form step="owner" ready={true} />);
    expect(heading).toHaveFocus();
    expect(heading.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  });
});
