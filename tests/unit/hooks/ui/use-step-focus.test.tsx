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
  it("leave the focus where it is as long as the visit has not begun, and at the step that it begins with", () => {
    const { rerender } = render(<Form step="number" ready={false} />);
    rerender(<Form step="owner" ready={true} />);
    expect(document.body).toHaveFocus();
  });

  it("give the focus to the heading of each further step, and show it", () => {
    const { rerender } = render(<Form step="number" ready={true} />);
    const heading = screen.getByRole("heading");
    heading.scrollIntoView = jest.fn();
    rerender(<Form step="owner" ready={true} />);
    expect(heading).toHaveFocus();
    expect(heading.scrollIntoView).toHaveBeenCalledWith({ block: "nearest" });
  });
});
