import type { CartChange } from "@/context/cart/cart-changes";
import type { CartAction } from "@/context/cart/cart-reducer";
import { type CartStore, emptySnapshot } from "@/context/cart/cart-snapshot";
import { createLazyCartStore } from "@/context/cart/lazy-cart-store";

const item = { sku: "KIR-4-128-BLK", product_quantity: 1 };
const add = { kind: "add", key: "KIR-4-128-BLK||||", item } as const;

const stop = jest.fn();
const inner = {
  getSnapshot: () => ({ ...emptySnapshot, restored: true }),
  subscribe: (_listener: () => void) => () => undefined,
  dispatch: jest.fn((_action: CartAction) => undefined),
  change: jest.fn(async (_change: CartChange) => true),
  refresh: jest.fn(async () => undefined),
  clearErrors: () => undefined,
  undo: async () => true,
  clearRemoved: () => undefined,
  start: jest.fn(() => stop),
} satisfies CartStore;
const load = jest.fn(async (): Promise<CartStore> => inner);
let late: CartStore;

beforeEach(() => {
  jest.clearAllMocks();
  late = createLazyCartStore(load, () => undefined);
});

it("loads no code while the cart is not used", () => {
  const leave = late.start();
  late.clearErrors();
  late.clearRemoved(1);
  leave();
  expect(load).not.toHaveBeenCalled();
  expect(late.getSnapshot()).toBe(emptySnapshot);
});

it("passes an early change to the loaded store after that has started", async () => {
  late.start();
  expect(await late.change(add)).toBe(true);
  expect(inner.change).toHaveBeenCalledWith(add);
  expect(inner.start.mock.invocationCallOrder[0]).toBeLessThan(inner.change.mock.invocationCallOrder[0] ?? 0);
});

it("loads the code once for several early calls, and notifies its listeners", async () => {
  const shown = jest.fn();
  late.subscribe(shown);
  await Promise.all([late.refresh(), late.change(add), late.change(add)]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalled();
  expect(late.getSnapshot().restored).toBe(true);
});

it("opens the drawer that was opened before the code was loaded", async () => {
  late.dispatch({ type: "drawer-opened" });
  await late.refresh();
  expect(inner.dispatch).toHaveBeenCalledWith({ type: "drawer-opened" });
});

it("reports a failure when the code cannot be loaded, and loads it again on the next change", async () => {
  load.mockRejectedValueOnce(new Error("offline"));
  expect(await late.change(add)).toBe(false);
  expect(late.getSnapshot().notice).toEqual({ id: 1, message: null });
  late.clearErrors();
  expect(late.getSnapshot().notice).toBeNull();
  expect(await late.change(add)).toBe(true);
});

it("starts the loaded store on a page that has started, and stops it with the page", async () => {
  const leave = late.start();
  await late.refresh();
  expect([inner.start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
  leave();
  expect(stop).toHaveBeenCalledTimes(1);
});

it("does not start the loaded store when the page was left before", async () => {
  late.start()();
  await late.refresh();
  expect(inner.start).not.toHaveBeenCalled();
});
