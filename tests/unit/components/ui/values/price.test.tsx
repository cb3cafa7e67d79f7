import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Price } from "@/components/ui/values/price";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { instalments } from "@/tests/support/shop/catalog";

const labels = { locale: "en", price: "Price", was: "was" };

const show = (price: ReactNode) => renderSite(price, { api: fakeApi({}), path: "/shop" });

describe("Price", () => {
  it("shows the price, the old price, the saving and the monthly sum", () => {
    const { container } = show(
      <Price
        pricePoisha={5_499_000}
        wasPoisha={6_499_000}
        labels={labels}
        save="Save Tk 10,000"
        emi={instalments({ monthlyPoisha: 249_746, totalPoisha: 5_993_910 })}
      />,
    );
    expect(container).toHaveTextContent(
      "Price Tk 54,990 was Tk 64,990Save Tk 10,000 EMI from Tk 2,497.46 for 24 months",
    );
    expect(screen.getByText("Tk 64,990").tagName).toBe("S");
  });

  it("shows bank and total too on the page of a product", () => {
    const { container } = show(
      <Price size="page" pricePoisha={2_499_000} wasPoisha={null} labels={labels} emi={instalments()} />,
    );
    expect(container).toHaveTextContent("From Tk 1,135 a month for 24 months with Bahari Bank, Tk 27,240 in total");
  });

  it("shows a single price in Bengali", () => {
    const { container } = show(
      <Price pricePoisha={12_499_000} wasPoisha={null} labels={{ locale: "bn", price: "দাম", was: "আগের দাম" }} />,
    );
    expect(container).toHaveTextContent(/^দাম ১,২৪,৯৯০ টাকা$/);
  });
});
