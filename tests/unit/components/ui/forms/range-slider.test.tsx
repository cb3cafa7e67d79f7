import { render, screen } from "@testing-library/react";
import { RangeSlider } from "@/components/ui/forms/range-slider";

test.each([
  [10, "0"],
  [25, "0.5"],
  [40, "1"],
])("the track of a slider from 10 to 40 is filled up to the value %p", (value, share) => {
  render(<RangeSlider aria-label="Days" min={10} max={40} value={value} readOnly />);
  expect(screen.getByRole("slider", { name: "Days" }).style.getPropertyValue("--share")).toBe(share);
});
