import { screen, within } from "@testing-library/react";
import { Invoice } from "@/components/orders/invoice";
import { TranslatorProvider } from "@/context/translator-context";
import texts from "@/locales/en/invoice.json";
import { type Invoice as InvoiceFacts, invoicedPart } from "@/services/orders/invoice-page.server";
import { readOrder } from "@/services/orders/orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { keptLine, ORDER_ID, wireOrder } from "@/tests/support/shop/orders";
import { translatorFor } from "@/utils/text/translations";

const order = wireOrder();

function show(change: Parameters<typeof wireOrder>[0] = {}, refunds: InvoiceFacts["refunds"] = []) {
  const invoice = {
    language: "en" as const,
    order: invoicedPart({ ...readOrder({ ...order, ...change }), contact: null, invoicePath: null }),
    refunds,
    seller: { name: "GP", address: "GP House, Dhaka 1212", vatNumber: "001234567-0101" },
  };
  renderSite(
    <TranslatorProvider value={translatorFor("en", { invoice: texts })}>
      <Invoice invoice={invoice} details="Show in full" />
    </TranslatorProvider>,
    { api: fakeApi({}), path: `/shop/order/${ORDER_ID}/invoice` },
  );
  return within(screen.getByRole("article", { name: "Invoice" }));
}

const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

test("an invoice shows the VAT of each line and each rate, and the seller's VAT number", () => {
  const sheet = show();
  expect(sheet.getByText("VAT registration (BIN): 001234567-0101")).toBeVisible();
  const [items, rates] = sheet.getAllByRole("table");
  if (items === undefined || rates === undefined) throw new Error("Two tables are expected");
  expect(within(items).getByRole("columnheader", { name: "Incl. VAT" })).toBeInTheDocument();
  expect(cells(within(items).getAllByRole("row")[1] ?? items).slice(1)).toEqual([
    "2",
    "Tk\u00a064,999",
    "Tk\u00a09,069.637.5%",
    "Tk\u00a01,29,998",
  ]);
  expect(within(rates).getAllByRole("row").map(cells)).toEqual([
    ["Rate", "Without VAT", "VAT", "With VAT"],
    ["7.5%", "Tk\u00a01,20,928.37", "Tk\u00a09,069.63", "Tk\u00a01,29,998"],
    ["15%", "Tk\u00a052.17", "Tk\u00a07.83", "Tk\u00a060"],
    ["Total", "Tk\u00a01,20,980.54", "Tk\u00a09,077.46", "Tk\u00a01,30,058"],
  ]);
});

const cancelled = { state: "cancelled" as const, lines: [...order.lines, keptLine] };
const keptVat = {
  amount: 19.57,
  delivery: { rate: 15, discount: 0, amount: 0 },
  rates: [{ rate: 15, price: 150, amount: 19.57 }],
};
const textOf = (sheet: ReturnType<typeof within>, label: string) =>
  sheet.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;

test("the invoice of a cancelled order has only the lines that its buyer keeps, and their amounts", () => {
  const sheet = show({ ...cancelled, payment_state: "paid", kept: 150, kept_vat: keptVat });
  const [items, rates] = sheet.getAllByRole("table");
  if (items === undefined || rates === undefined) throw new Error("Two tables are expected");
  expect(within(items).getAllByRole("rowheader")).toHaveLength(1);
  expect(within(items).getByRole("rowheader")).toHaveTextContent(/^Prepaid SIM/);
  expect(["Items", "Discount", "Total", "of which VAT"].map((label) => textOf(sheet, label))).toEqual([
    "Tk\u00a0200",
    "− Tk\u00a050",
    "Tk\u00a0150",
    "Tk\u00a019.57",
  ]);
  expect(sheet.queryByText("Delivery", { selector: "dt" })).not.toBeInTheDocument();
  expect(within(rates).getAllByRole("row").map(cells).slice(1)).toEqual([
    ["15%", "Tk\u00a0130.43", "Tk\u00a019.57", "Tk\u00a0150"],
  ]);
  expect(sheet.getByText(/one hundred (and )?fifty/i)).toBeVisible();
  expect(sheet.getByText(/The other items in this order were cancelled/)).toBeVisible();
});

test("an eSIM that was free and is kept has an invoice with a total of zero", () => {
  const sheet = show({ ...cancelled, payment_state: "paid", kept: 0, kept_vat: { ...keptVat, amount: 0, rates: [] } });
  expect([textOf(sheet, "Discount"), textOf(sheet, "Total")]).toEqual(["− Tk\u00a0200", "Tk\u00a00"]);
});

test("an invoice names the address and the hotline of the seller", () => {
  const sheet = show();
  expect(sheet.getByText("GP House, Dhaka 1212")).toBeVisible();
  expect(sheet.getByText("Hotline: 121")).toBeVisible();
});

const refund = (change: Partial<InvoiceFacts["refunds"][number]>) =>
  ({
    reference: "R-4DEXDTPG",
    settledAt: "2026-11-27T19:00:00Z",
    lines: [{ sku: "RMB-GR2", title: "Turna X5", quantity: 1 }],
    refundPoisha: 6_499_900,
    refundVatPoisha: 453_481,
    ...change,
  }) as InvoiceFacts["refunds"][number];

test("an invoice lists the returned goods that were refunded, and what is left of total and VAT", () => {
  const second = refund({ reference: "R-7KX0ZZQ1", settledAt: null, refundVatPoisha: 453_482 });
  const sheet = show({ state: "delivered", payment_state: "paid" }, [refund({}), second]);
  const credit = within(sheet.getByRole("table", { name: "Returned goods" }));
  expect(credit.getAllByRole("row").slice(1).map(cells)).toEqual([
    ["1 × Turna X5Return R-4DEXDTPG · refunded on 28 Nov 2026", "− Tk\u00a04,534.81", "− Tk\u00a064,999"],
    ["1 × Turna X5Return R-7KX0ZZQ1", "− Tk\u00a04,534.82", "− Tk\u00a064,999"],
  ]);
  expect(["Total", "Refunded", "Total after the refund"].map((label) => textOf(sheet, label))).toEqual([
    "Tk\u00a01,30,058",
    "− Tk\u00a01,29,998",
    "Tk\u00a060",
  ]);
  const vat = sheet.getAllByText("of which VAT").map(({ nextElementSibling }) => nextElementSibling?.textContent);
  expect(vat).toEqual(["Tk\u00a09,077.46", "Tk\u00a07.83"]);
});

test("the refund in an invoice without VAT rates has no VAT", () => {
  const old = { lines: order.lines.map((line) => ({ ...line, vat: null })), total: { ...order.total, vat: null } };
  const sheet = show({ ...old, state: "delivered", payment_state: "paid" }, [refund({ refundVatPoisha: null })]);
  const credit = within(sheet.getByRole("table", { name: "Returned goods" }));
  expect(credit.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Item", "Amount"]);
  expect(sheet.queryByText("of which VAT")).not.toBeInTheDocument();
});

test("an invoice without VAT rates shows only that prices include VAT", () => {
  const sheet = show({
    lines: order.lines.map((line) => ({ ...line, vat: null })),
    total: { ...order.total, vat: null },
  });
  expect(sheet.getAllByRole("table")).toHaveLength(1);
  expect(sheet.getAllByText(/VAT/).map(({ textContent }) => textContent)).toEqual([
    "VAT registration (BIN): 001234567-0101",
    "Prices include VAT.",
  ]);
});

test("an invoice shows the discount of a line before its VAT", () => {
  const lines = order.lines.map((line) => ({ ...line, vat: { rate: 7.5, discount: 500, amount: 9_034.74 } }));
  const sheet = show({ lines, total: { ...order.total, discount: 500, payable: 129_558 } });
  expect(sheet.getByText("Discount: − Tk 500")).toBeInTheDocument();
});

test.each([
  ["bkash", "Online paymentPaid by bKash"],
  [null, "Online paymentPaid"],
] as const)("an invoice of an order that was paid with %s shows the payment method", (pay_with, text) => {
  const sheet = show({ payment_method: "online", payment_state: "paid", pay_with });
  expect(sheet.getByText("Payment").nextElementSibling?.textContent).toBe(text);
});
