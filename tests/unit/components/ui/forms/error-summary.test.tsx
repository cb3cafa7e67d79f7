import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorSummary } from "@/components/ui/forms/error-summary";

const wrong = { heading: "One thing to correct", validationErrors: [{ target: "name", text: "Enter your name" }] };

describe("ErrorSummary", () => {
  it("is empty without errors", () => {
    const { container } = render(<ErrorSummary tries={0} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("gets the focus after each failed attempt", () => {
    const { rerender } = render(<ErrorSummary tries={0} wrong={wrong} />);
    expect(screen.getByRole("alert")).not.toHaveFocus();
    rerender(<ErrorSummary tries={1} wrong={wrong} />);
    expect(screen.getByRole("alert")).toHaveFocus();
  });

  it("links an error to its field", async () => {
    render(
      <>
        <ErrorSummary tries={1} wrong={wrong} />
        <input id="name" aria-label="Name" />
      </>,
    );
    await userEvent.click(screen.getByRole("link", { name: "Enter your name" }));
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });

  it("shows an error that does not belong to a field", () => {
    render(<ErrorSummary tries={1} error={{ heading: "Not placed", text: "The price changed." }} />);
    expect(screen.getByRole("alert")).toHaveTextContent("Not placedThe price changed.");
  });
});
