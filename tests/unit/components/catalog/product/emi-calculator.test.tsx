import { fireEvent, screen } from "@testing-library/react";
import { EmiCalculator } from "@/components/catalog/product/emi-calculator";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { instalments } from "@/tests/support/shop/catalog";
import type { Instalments } from "@/utils/money/instalments";

const plans = [
  instalments(),
  instalments({ code: "meghdut-6", bank: "Meghdut Bank", months: 6, monthlyPoisha: 416_567, totalPoisha: 2_499_400 }),
];
const show = (offered: readonly Instalments[]) =>
  renderSite(<EmiCalculator plans={offered} buy={(code) => <p>buy {code}</p>} />, {
    api: fakeApi({}),
    path: "/shop/devices/phones/turna-x5",
  });

test("each plan shows its monthly sum and total, in the order of the server's answer", () => {
  show(plans);
  const rows = screen.getAllByRole("row", { hidden: true }).slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "Bahari Bank24Tk\u00a01,135Tk\u00a027,240",
    "Meghdut Bank6Tk\u00a04,165.67Tk\u00a024,994",
  ]);
});

test("the phone is bought with the chosen plan, at first with the lowest one", () => {
  show(plans);
  expect(screen.getByText("buy bahari-24")).toBeInTheDocument();
  const [, second] = screen.getAllByRole("radio", { hidden: true });
  if (second !== undefined) fireEvent.click(second);
  expect(screen.getByText("buy meghdut-6")).toBeInTheDocument();
});

test("no table is shown for a price without plans", () => {
  show([]);
  expect(screen.queryByRole("table", { hidden: true })).not.toBeInTheDocument();
});
