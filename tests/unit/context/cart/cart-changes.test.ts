import {
  applyChange,
  type CartChange,
  linesToSend,
  mergedQuantity,
  requestedQuantity,
} from "@/context/cart/cart-changes";
import { lineKey } from "@/context/cart/cart-state";
import type { CartItemInput } from "@/services/cart/cart-service";
import { cartLine } from "@/tests/support/shop/cart";

const blue: CartItemInput = { sku: "BLUE", product_quantity: 2 };
const red: CartItemInput = { sku: "RED", product_quantity: 1 };
const green: CartItemInput = { sku: "GREEN", product_quantity: 4 };
const add = (item: CartItemInput): CartChange => ({ kind: "add", key: lineKey(item), item });
const step = (item: CartItemInput, by: number): CartChange => ({ kind: "quantity", key: lineKey(item), by });
const removal = (item: CartItemInput): CartChange => ({ kind: "remove", key: lineKey(item) });
const restored = (item: CartItemInput, at: number): CartChange => ({ kind: "restore", key: lineKey(item), item, at });

describe("one change", () => {
  test("adds a new line at the end, or pieces to an existing line", () => {
    expect(applyChange([blue], add(red))).toEqual([blue, red]);
    expect(applyChange([blue, red], add(blue))).toEqual([{ ...blue, product_quantity: 4 }, red]);
  });

  test("uses the last instalment plan for its line, and does not change those of other lines", () => {
    const [six, twelve] = [
      { ...blue, emi: "meghdut-6" },
      { ...blue, emi: "meghdut-12" },
    ];
    const other = { ...red, emi: "turag-3" };
    expect(applyChange([six, other], add(twelve))).toEqual([{ ...twelve, product_quantity: 4 }, other]);
    expect(applyChange([six, other], add(blue))).toEqual([{ ...blue, product_quantity: 4 }, other]);
  });

  test("[CART-60] removes a line whose quantity reaches 0", () => {
    expect(applyChange([blue, red], step(blue, -1))).toEqual([{ ...blue, product_quantity: 1 }, red]);
    expect(applyChange([blue, red], step(blue, -2))).toEqual([red]);
    expect(applyChange([blue, red], step(blue, -3))).toEqual([red]);
  });

  test("removes only its own line", () => {
    expect(applyChange([blue, red], removal(blue))).toEqual([red]);
  });

  test("restores a removed line at its position, or adds its pieces to the same line", () => {
    expect(applyChange([blue, green], restored(red, 1))).toEqual([blue, red, green]);
    expect(applyChange([blue, green], restored(green, 0))).toEqual([blue, { ...green, product_quantity: 8 }]);
  });

  test("replaces the whole cart", () => {
    expect(applyChange([blue], { kind: "replace", key: "", lines: [red, green] })).toEqual([red, green]);
  });
});

describe("several changes", () => {
  const line = cartLine({ sku: "BLUE", quantity: 2 });

  test("are applied in order", () => {
    expect(linesToSend([line], [add(red), step(blue, 1), removal(red)])).toEqual([{ ...blue, product_quantity: 3 }]);
  });

  test("count for their own line, and 0 for a removed line", () => {
    expect(requestedQuantity(line, [])).toBe(2);
    expect(requestedQuantity(line, [add(red), step(blue, 3), step(red, 1)])).toBe(5);
    expect(requestedQuantity(line, [add(red), removal(blue)])).toBe(0);
  });

  test("of the quantity of one line are merged, others are not", () => {
    expect(mergedQuantity(step(blue, 2), step(blue, -1))).toEqual(step(blue, 1));
    expect(mergedQuantity(step(blue, 2), step(red, 1))).toBeNull();
    expect(mergedQuantity(add(blue), step(blue, 1))).toBeNull();
    expect(mergedQuantity(step(blue, 1), removal(blue))).toBeNull();
  });
});
