import { fireEvent, screen } from "@testing-library/react";
import { EmiCalculator } from "@/components/catalog/emi-calculator";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";

const plan = { code: "meghdut-6", bank: "Meghdut Bank", months: 6, feePercent: 0, leastPricePoisha: 500_000 };
const plans = [
  plan,
  { ...plan, code: "meghdut-12", months: 12, feePercent: 4.5 },
  { ...plan, code: "meghdut-36", months: 36, feePercent: 9, leastPricePoisha: 10_000_000 },
];
const show = (pricePoisha: number) =>
  renderSite(<EmiCalculator plans={plans} pricePoisha={pricePoisha} buy={(code) => <p>buy {code}</p>} />, {
    api: fakeApi({}),
    path: "/shop/devices/phones/turna-x5",
  });

test("each plan tells what a month and the whole term cost; dearer ones than the phone are left out", () => {
  show(6_499_900);
  const rows = screen.getAllByRole("row", { hidden: true }).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "Meghdut Bank6Tk 10,833.17Tk 64,999",
    "Meghdut Bank12Tk 5,660.34Tk 67,924",
  ]);
});

test("the phone is bought with the plan that was chosen, at first with the first", () => {
  show(6_499_900);
  expect(screen.getByText("buy meghdut-6")).toBeInTheDocument();
  const [, second] = screen.getAllByRole("radio", { hidden: true });
  if (second !== undefined) fireEvent.click(second);
  expect(screen.getByText("buy meghdut-12")).toBeInTheDocument();
});

test("nothing is shown for what is too cheap for any plan", () => {
  show(499_900);
  expect(screen.queryByRole("table", { hidden: true })).not.toBeInTheDocument();
});
