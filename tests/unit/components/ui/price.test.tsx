import { render, screen } from "@testing-library/react";
import { Price } from "@/components/ui/price";

const words = { locale: "en", price: "Price", was: "was" };

describe("Price", () => {
  it("tells the price, the old one, what is saved and what it is a month", () => {
    const { container } = render(
      <Price
        pricePoisha={5_499_000}
        wasPoisha={6_499_000}
        words={words}
        save="Save Tk 10,000"
        emi="EMI from Tk 4,583/month"
      />,
    );
    expect(container).toHaveTextContent("Price Tk 54,990 was Tk 64,990Save Tk 10,000 EMI from Tk 4,583/month");
    expect(screen.getByText("Tk 64,990").tagName).toBe("S");
  });

  it("tells one price in Bengali and nothing of a cut", () => {
    const { container } = render(
      <Price pricePoisha={12_499_000} wasPoisha={null} words={{ locale: "bn", price: "দাম", was: "আগের দাম" }} />,
    );
    expect(container).toHaveTextContent(/^দাম ১,২৪,৯৯০ টাকা$/);
  });
});
