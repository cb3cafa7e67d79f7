import { render, screen } from "@testing-library/react";
import { Badge, badgeTones } from "@/components/ui/values/badge";

it.each(badgeTones)("the badge %s has its own class and shows its text", (tone) => {
  render(
    <Badge tone={tone} className="corner">
      New
    </Badge>,
  );
  expect(screen.getByText("New")).toHaveClass("badge", tone, "corner");
});
