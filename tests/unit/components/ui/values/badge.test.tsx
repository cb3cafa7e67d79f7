import { render, screen } from "@testing-library/react";
import { Badge, badgeTones } from "@/components/ui/values/badge";

it.each(badgeTones)("the badge %s has a look of its own and says its word", (tone) => {
  render(
    <Badge tone={tone} className="corner">
      New
    </Badge>,
  );
  expect(screen.getByText("New")).toHaveClass("badge", tone, "corner");
});
