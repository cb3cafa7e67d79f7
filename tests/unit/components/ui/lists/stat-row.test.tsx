import { render, screen } from "@testing-library/react";
import { StatRow, StatTile } from "@/components/ui/lists/stat-row";

it("a figure is the description of what it counts, and its change is written in words", () => {
  render(
    <StatRow>
      <StatTile value="84" unit="million" label="Customers" change={{ text: "4% more than in 2025", trend: "up" }} />
      <StatTile value="64" label="Districts" />
    </StatRow>,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Customers", "Districts"]);
  const [figure, change, districts] = screen.getAllByRole("definition");
  expect(figure).toHaveTextContent("84million");
  expect(change).toHaveTextContent("4% more than in 2025");
  expect(change?.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(districts).toHaveTextContent("64");
});
