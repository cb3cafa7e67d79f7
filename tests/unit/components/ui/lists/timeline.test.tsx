import { render, screen } from "@testing-library/react";
import { Timeline } from "@/components/ui/lists/timeline";

it("marks the current event, and shows a note for each", () => {
  render(
    <Timeline
      label="Your order"
      events={[
        { key: "placed", label: "Placed", when: "past", note: "done" },
        { key: "packed", label: "Packed", when: "current", note: "now" },
        { key: "delivered", label: "Delivered", when: "future", note: "to come" },
      ]}
    />,
  );
  expect(screen.getByRole("list", { name: "Your order" })).toBeInTheDocument();
  const [past, current, future] = screen.getAllByRole("listitem");
  expect(current).toHaveAttribute("aria-current", "step");
  expect(past).not.toHaveAttribute("aria-current");
  expect(past).toHaveTextContent("Placeddone");
  expect(past?.querySelector("svg")).not.toBeNull();
  // A tick would say that the current step is done.
  expect(current?.querySelector("svg")).toBeNull();
  expect(future).toHaveTextContent("Deliveredto come");
  expect(future?.querySelector("svg")).toBeNull();
});

it("marks the last event as done when it is the current one", () => {
  render(
    <Timeline label="Your order" events={[{ key: "delivered", label: "Delivered", when: "current", note: "now" }]} />,
  );
  expect(screen.getByRole("listitem").querySelector("svg")).not.toBeNull();
});

it("marks the event that ended it as current, with its own icon", () => {
  render(
    <Timeline
      label="Your request"
      events={[
        { key: "submitted", label: "Received", when: "past", note: "done" },
        { key: "declined", label: "Not approved", when: "ended", note: "now" },
      ]}
    />,
  );
  const [received, declined] = screen.getAllByRole("listitem");
  expect(declined).toHaveAttribute("aria-current", "step");
  expect(declined?.querySelector("svg")?.innerHTML).not.toBe(received?.querySelector("svg")?.innerHTML);
});
