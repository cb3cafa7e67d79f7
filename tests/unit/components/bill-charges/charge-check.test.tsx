import { screen } from "@testing-library/react";
import type { BillChargeRow } from "@/backend/db/queries/subscriber-services/bill-charge-queries";
import { ChargeCheck } from "@/components/bill-charges/charge-check";
import { ChargeTable } from "@/components/bill-charges/charge-table";
import type { BillCharge } from "@/services/subscriber-services/bill-charges-service";
import { dataRows } from "@/tests/support/data-rows";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

/** A row of the data file has the name of the column. */
type ChargeData = Omit<BillChargeRow, "maxPoisha"> & { mostPoisha: number | null };

const charges = dataRows<ChargeData>("bill-charges", { abovePoisha: 0, unit: "payment" }).map(
  ({ names, notes, mostPoisha: maxPoisha, ...row }): BillCharge => ({
    ...row,
    maxPoisha,
    name: names.en,
    note: notes.en,
  }),
);
const show = (service: string, taka: number) =>
  renderSite(<ChargeCheck charges={charges} payment={{ service, taka }} />, {
    api: fakeApi({}),
    path: "/personal/services/mobile-financial-services",
  });
const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("both charges of a payment are shown, with the totals and the saving", () => {
  show("electricity", 450);
  expect(items()[0]).toMatch(/^GPAYFreeYou'll pay Tk\u00a0450 in total\./);
  expect(items()[1]).toMatch(/^MobiCashTk\u00a010 chargeYou'll pay Tk\u00a0460 in total\./);
  expect(screen.getByText("You save Tk 10 with GPAY.")).toBeVisible();
});

test.each([
  [500, "Free", "Tk\u00a010 charge"],
  [501, "Tk\u00a05 charge", "Tk\u00a010 charge"],
  [400, "Free", "Tk\u00a05 charge"],
])("a charge rises only above its limit: Tk %d", (taka, gpay, mobicash) => {
  show("electricity", taka);
  expect(items()[0]).toContain(gpay);
  expect(items()[1]).toContain(mobicash);
});

test("an amount above the limit of one payment shows the limit and no comparison", () => {
  show("school", 30_000);
  expect(items()[1]).toContain("This is too much for one payment. The maximum is Tk\u00a025,000.");
  expect(screen.queryByText(/costs .* less|Both cost the same/)).not.toBeInTheDocument();
});

test("a payment method without the service shows that it cannot be used", () => {
  show("bank", 1_000);
  expect(items()[1]).toBe("MobiCashYou can't use this payment method.");
});

test("the table lists the charges and limits of one payment method", () => {
  renderSite(<ChargeTable way="mobicash" charges={charges} />, { api: fakeApi({}), path: "/" });
  const row = screen.getAllByRole("row").find(({ textContent }) => textContent?.includes("more than Tk\u00a0400"));
  expect(row).toHaveTextContent("Electricity");
  expect(row).toHaveTextContent("Tk 25,000");
});

test("a code to dial is shown when the charges cannot be loaded", () => {
  renderSite(<ChargeCheck charges={null} payment={{ service: "school", taka: 1 }} />, { api: fakeApi({}), path: "/" });
  expect(screen.getByRole("alert")).toHaveTextContent("*121*70#");
});
