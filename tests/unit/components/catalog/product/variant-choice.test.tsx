import { fireEvent, screen, within } from "@testing-library/react";
import { ProductView } from "@/components/catalog/product/product-view";
import bengaliTexts from "@/locales/bn/product.json";
import texts from "@/locales/en/product.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { product, variant } from "@/tests/support/shop/catalog";
import { translatorFor } from "@/utils/text/translations";

describe("the size of a garment", () => {
  const shirt = (fields: Parameters<typeof variant>[0]) =>
    variant({ ramGb: null, storageGb: null, wasPoisha: null, pricePoisha: 89_000, ...fields });
  const green = { name: "green", label: "Green", hex: "#1f7a4d" };
  const red = { name: "red", label: "Red", hex: "#b3261e" };
  const garment: Parameters<typeof product>[0] = {
    category: "apparel-accessories",
    sku: "TEE-S-GRN",
    sizeGuide: {
      columns: ["Size", "Chest, flat (cm)"],
      rows: [
        ["S", "48"],
        ["M", "51"],
      ],
    },
    variants: [
      shirt({ sku: "TEE-S-GRN", size: "S", colour: green }),
      shirt({ sku: "TEE-M-GRN", size: "M", colour: green }),
      shirt({ sku: "TEE-S-RED", size: "S", colour: red, stock: 0 }),
      shirt({ sku: "TEE-M-RED", size: "M", colour: red, stock: 0 }),
    ],
  };
  const show = (
    onBuy: (check: () => boolean) => void = () => undefined,
    { language = "en", ...more }: Partial<typeof garment> & { language?: "en" | "bn" } = {},
  ) => {
    Element.prototype.scrollIntoView = jest.fn();
    translatorFor(language, { product: language === "bn" ? bengaliTexts : texts });
    return renderSettled(
      <ProductView
        product={product({ ...garment, ...more })}
        trail={[]}
        action={({ sku, kind, check }) => (
          <button type="button" onClick={() => onBuy(check)}>
            {kind} {sku}
          </button>
        )}
      />,
      { api: fakeApi({}), path: "/shop/devices/apparel-accessories/tee", language },
    );
  };
  const sizes = () => within(screen.getByRole("list", { name: "Size" }));

  it("is not chosen at first, and nothing can be bought without it", async () => {
    const checks: boolean[] = [];
    await show((check) => checks.push(check()));
    expect(sizes().queryByRole("link", { current: true })).toBeNull();
    fireEvent.click(screen.getAllByRole("button", { name: "add TEE-S-GRN" })[0] ?? document.body);
    expect(checks).toEqual([false]);
    expect(screen.getByRole("alert")).toHaveTextContent("Choose a size first.");
    expect(sizes().getByRole("link", { name: "S" })).toHaveFocus();
  });

  it("has Bengali digits in the table of measurements on a Bengali page", async () => {
    const sizeGuide = { columns: ["মাপ", "বুক"], rows: [["6", "৩৬"]] };
    await show(undefined, { language: "bn", sizeGuide });
    expect(screen.getByRole("rowheader", { name: "৬", hidden: true })).toBeInTheDocument();
  });

  it("stays open when the colour is changed, and a colour without stock in any size is marked as sold out", async () => {
    await show();
    const colours = within(screen.getByRole("list", { name: "Colour" }));
    expect(colours.getByRole("link", { name: "Red, sold out" })).toHaveAttribute(
      "href",
      expect.stringMatching(/\?colour=red$/),
    );
  });

  it("is asked for by a link in the buy bar, which focuses the first size", async () => {
    await show();
    const bar = within(screen.getByRole("region", { name: /^Buy / }));
    expect(bar.queryByRole("button")).toBeNull();
    fireEvent.click(bar.getByRole("link", { name: "Choose a size" }));
    expect(sizes().getByRole("link", { name: "S" })).toHaveFocus();
  });

  it("is explained in a size guide with measurements", async () => {
    await show();
    const table = screen.getByRole("table", { hidden: true, name: "Sizes are measured with the garment laid flat." });
    expect(within(table).getByRole("row", { hidden: true, name: "M 51" })).toBeInTheDocument();
    expect(table.closest("details")?.querySelector("summary")).toHaveTextContent("Size guide");
  });
});
