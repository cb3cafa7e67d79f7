import { cleanup, screen } from "@testing-library/react";
import { type CardLabels, ProductCard } from "@/components/catalog/card/product-card";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { productCard } from "@/tests/support/shop/catalog";

const labels: CardLabels = {
  locale: "en",
  fiveG: "5G",
  price: "Price",
  was: "was",
  new: "New",
  soldOut: "Sold out",
  preorder: "Pre-order",
  bundle: ({ kind, title }) => (kind === "gift" ? `Gift with the ${title}` : kind),
  compare: "Compare",
  wish: (title) => `Save ${title} to the wish list`,
  colours: (count) => `${count} colour`,
  rating: ({ average, count }) => ({ label: `Rated ${average} of 5`, text: `${average} (${count})` }),
};
const show = (fields: Parameters<typeof productCard>[0], more: { locale?: string } = {}) =>
  renderSite(<ProductCard product={productCard(fields)} labels={{ ...labels, ...more }} level={2} />, {
    api: fakeApi({}),
    path: "/shop",
  });

describe("ProductCard", () => {
  it("has a heading that links to the product, the price and the instalment", () => {
    show({});
    const heading = screen.getByRole("heading", { level: 2, name: "Oskavi One" });
    expect(heading.querySelector("a")).toHaveAttribute("href", "/shop/devices/phones/oskavi-one");
    expect(screen.getByText("Tk 24,990")).toBeInTheDocument();
    expect(screen.getByText("EMI from Tk 1,135 for 24 months")).toBeInTheDocument();
  });

  it("shows the rating with an accessible name, and nothing without ratings", () => {
    show({ rating: { average: 4.3, count: 12 } });
    expect(screen.getByRole("img", { name: "Rated 4.3 of 5" })).toHaveTextContent("4.3 (12)");
    cleanup();
    show({ rating: null });
    expect(screen.queryByRole("img", { name: /Rated/ })).not.toBeInTheDocument();
  });

  it("shows the old price and the saving", () => {
    show({ wasPoisha: 2_799_000 });
    expect(screen.getByText("Tk 27,990").tagName).toBe("S");
    expect(screen.getByText("−11%")).toBeInTheDocument();
  });

  it("shows Sold out instead of the other badges", () => {
    show({ inStock: false, isNew: true, wasPoisha: 2_799_000 });
    expect(screen.getByText("Sold out")).toBeInTheDocument();
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    expect(screen.queryByText("−11%")).not.toBeInTheDocument();
  });

  it("shows the bundle of the product, and nothing without one", () => {
    show({ bundle: { kind: "gift", slug: "studio", title: "Studio bundle" } });
    expect(screen.getByText("Gift with the Studio bundle")).toBeInTheDocument();
    cleanup();
    show({ bundle: { kind: "paid", slug: "run", title: "Runner's bundle" } });
    expect(screen.getByText("paid")).toBeInTheDocument();
    cleanup();
    show({});
    expect(screen.queryByText(/gift|bundle/i)).not.toBeInTheDocument();
  });

  it("shows Pre-order instead of Sold out for a product that is not released yet", () => {
    show({
      inStock: false,
      preorder: { releasedOn: "2027-01-14", depositPoisha: 200_000, slotsLeft: 7, slotsTaken: 3, gifts: [] },
    });
    expect(screen.getByText("Pre-order")).toBeInTheDocument();
    expect(screen.queryByText("Sold out")).not.toBeInTheDocument();
  });

  it("writes money in Bengali on a Bengali page", () => {
    show({}, { locale: "bn" });
    expect(screen.getByText("২৪,৯৯০ টাকা")).toBeInTheDocument();
  });

  it("reserves the space of its picture, and loads it lazily", () => {
    show({});
    const shown = screen.getByRole("img", { name: "A phone" });
    expect(shown).toHaveAttribute("width", "1000");
    expect(shown).toHaveAttribute("height", "1000");
    expect(shown).toHaveAttribute("loading", "lazy");
  });
});
