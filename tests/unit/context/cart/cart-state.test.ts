import { applyChange } from "@/context/cart/cart-changes";
import { lineInput, lineKey } from "@/context/cart/cart-state";
import { cartLine } from "@/tests/support/cart";

const shown = cartLine({ bundleSlug: "studio", name: "NIHAL", number: "10" });

test("a shown line is sent back with its bundle and its text, and is then the same line", () => {
  const sent = lineInput(shown);
  expect(sent).toMatchObject({ bundle: "studio", name: "NIHAL", number: "10" });
  expect(lineKey(sent)).toBe(lineKey(shown));
});

test("the same article with and without a bundle makes two lines, twice with the same makes one", () => {
  const { sku } = shown;
  const plain = { sku, product_quantity: 1 };
  const bundled = { ...plain, bundle: "studio" };
  const add = (item: typeof plain) => ({ kind: "add" as const, key: lineKey(item), item });
  const two = applyChange([plain], add(bundled));
  expect(two).toEqual([plain, bundled]);
  expect(applyChange(two, add(bundled))).toEqual([plain, { ...bundled, product_quantity: 2 }]);
});
