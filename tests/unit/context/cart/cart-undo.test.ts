/** @jest-environment jsdom */
import type { CartItemInput } from "@/backend/contract/shop/cart";
import type { CartStore } from "@/context/cart/cart-snapshot";
import { lineKey } from "@/context/cart/cart-state";
import { createCartStore } from "@/context/cart/cart-store";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireCart, wireLine } from "@/tests/support/shop/cart";

type Body = { product: CartItemInput[] };

const blue = { sku: "TRN-X5-256-BLU", product_quantity: 1 };
const red = { sku: "AUR-8-128-RED", product_quantity: 1 };
const addition = (item: CartItemInput) => ({ kind: "add", key: lineKey(item), item }) as const;
const step = (item: CartItemInput, by: number) => ({ kind: "quantity", key: lineKey(item), by }) as const;
const removal = (item: CartItemInput) => ({ kind: "remove", key: lineKey(item) }) as const;
const bodies = (api: ReturnType<typeof fakeApi>) => api.sent.map(({ input }) => input.body as Body);

const stops: (() => void)[] = [];

function openStore(answers: Parameters<typeof fakeApi>[0]): { api: ReturnType<typeof fakeApi>; store: CartStore } {
  const api = fakeApi(answers);
  const store = createCartStore({ api, retailerToken: () => null, log: jest.fn() });
  stops.push(store.start());
  return { api, store };
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
});

describe("a removal", () => {
  const engraved = { sku: "JER-1", product_quantity: 3, name: "RAHIM", number: "7", emi: "meghdut-6", bundle: "fan" };
  const echo = () => {
    let version = 0;
    return (input: { body?: unknown }) => {
      version += 1;
      const data = (input.body as Body).product.map((item) =>
        wireLine({
          sku: item.sku,
          quantity: item.product_quantity,
          name: item.name ?? null,
          number: item.number ?? null,
          emi_plan: item.emi ?? null,
          emi_terms: null,
          bundle_slug: item.bundle ?? null,
        }),
      );
      return wireCart({ version, data });
    };
  };

  test.each([
    ["by Remove", removal(engraved)],
    ["by decreasing the quantity to 0", step(engraved, -3)],
  ])("%s is undone on the server: the line is back at its position with its quantity and options", async (_, away) => {
    const { api, store } = openStore({ addCartItem: echo() });
    for (const item of [blue, engraved, red]) await store.change(addition(item));
    await store.change(away);
    expect(store.getSnapshot().removed).toMatchObject({ title: "Turna X5", item: engraved, at: 1 });
    store.dispatch({ type: "drawer-closed" });
    expect(await store.undo()).toBe(true);
    expect(bodies(api).at(-1)?.product).toEqual([blue, engraved, red]);
    expect(store.getSnapshot()).toMatchObject({ removed: null, cart: { sidebar_cart_open: false } });
  });

  test("is undone only once; discarding an older removal keeps the newer one", async () => {
    const { api, store } = openStore({ addCartItem: echo() });
    for (const item of [blue, red]) await store.change(addition(item));
    await store.change(removal(blue));
    const first = store.getSnapshot().removed?.id ?? 0;
    await store.change(removal(red));
    store.clearRemoved(first);
    expect(store.getSnapshot().removed?.item).toEqual(red);
    expect(await Promise.all([store.undo(), store.undo()])).toEqual([true, false]);
    expect(bodies(api).at(-1)?.product).toEqual([red]);
    await store.change(removal(red));
    store.clearRemoved(store.getSnapshot().removed?.id ?? 0);
    expect(store.getSnapshot().removed).toBeNull();
  });

  test("cannot be undone when the server refused it or when a piece is left", async () => {
    const updates = echo();
    let refuses = false;
    const { store } = openStore({
      addCartItem: (input) => {
        if (refuses) throw new ApiError({ kind: "outage", status: 503 });
        return updates(input);
      },
    });
    await store.change(addition({ ...blue, product_quantity: 2 }));
    await store.change(step(blue, -1));
    expect(store.getSnapshot().removed).toBeNull();
    refuses = true;
    await store.change(removal(blue));
    expect(store.getSnapshot().removed).toBeNull();
  });

  describe("of the last line, when the cart had a code", () => {
    const promotion = { code: "WELCOME500", type: "promo" as const, title: "Tk 500 off", discount: 500, problem: null };
    const totalPrice = { items: 64_999, includingBundle: 64_999, delivery: 60, discount: 500, payable: 64_559 };

    /** Adds a line to a cart with a code, then removes the line. */
    async function emptied(answer: () => unknown) {
      let version = 0;
      const { api, store } = openStore({
        addCartItem: ({ body }) => {
          version += 1;
          const data = (body as Body).product.map(({ sku }) => wireLine({ sku }));
          return wireCart({ version, data, ...(version === 1 && { promotions: [promotion], totalPrice }) });
        },
        promotion: answer,
      });
      await store.change(addition(blue));
      await store.change(removal(blue));
      expect(store.getSnapshot().cart.promotions).toEqual([]);
      return { api, store };
    }

    test("restores the code as well", async () => {
      const { api, store } = await emptied(() => ({ data: { promotions: [promotion], version: 4, totalPrice } }));
      expect(await store.undo()).toBe(true);
      expect(api.sent.at(-1)).toMatchObject({ name: "promotion", input: { body: { code: "WELCOME500" } } });
      expect(store.getSnapshot().cart).toMatchObject({
        promotions: [{ code: "WELCOME500" }],
        totals: { discountPoisha: 50_000 },
      });
    });

    test("restores only the line when the code has expired", async () => {
      const { store } = await emptied(() => {
        throw new ApiError({ kind: "refused", status: 422, errors: [{ code: "promotion-expired", message: "Ended" }] });
      });
      expect(await store.undo()).toBe(true);
      expect(store.getSnapshot().cart).toMatchObject({ cart_items: [{ sku: blue.sku }], promotions: [] });
    });
  });
});
