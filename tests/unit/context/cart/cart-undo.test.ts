/** @jest-environment jsdom */
import type { CartItemInput } from "@/backend/contract/cart";
import { lineKey } from "@/context/cart/cart-state";
import { type CartStore, createCartStore } from "@/context/cart/cart-store";
import { ApiError } from "@/services/api-error";
import { wireCart, wireLine } from "@/tests/support/cart";
import { fakeApi } from "@/tests/support/fake-api";

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
          bundle_slug: item.bundle ?? null,
        }),
      );
      return wireCart({ version, data });
    };
  };

  test.each([
    ["by Remove", removal(engraved)],
    ["by the last step down", step(engraved, -3)],
  ])(
    "%s is undone through the server: the line is back at its place with its quantity and options",
    async (_, away) => {
      const { api, store } = openStore({ addCartItem: echo() });
      for (const item of [blue, engraved, red]) await store.change(addition(item));
      await store.change(away);
      expect(store.getSnapshot().removed).toMatchObject({ title: "Turna X5", item: engraved, at: 1 });
      store.dispatch({ type: "drawer-closed" });
      expect(await store.undo()).toBe(true);
      expect(bodies(api).at(-1)?.product).toEqual([blue, engraved, red]);
      expect(store.getSnapshot()).toMatchObject({ removed: null, cart: { sidebar_cart_open: false } });
    },
  );

  test("is undone once, and can be forgotten; a later one has a name of its own", async () => {
    const { api, store } = openStore({ addCartItem: echo() });
    for (const item of [blue, red]) await store.change(addition(item));
    await store.change(removal(blue));
    const first = store.getSnapshot().removed?.id ?? 0;
    await store.change(removal(red));
    store.forgetRemoved(first);
    expect(store.getSnapshot().removed?.item).toEqual(red);
    expect(await Promise.all([store.undo(), store.undo()])).toEqual([true, false]);
    expect(bodies(api).at(-1)?.product).toEqual([red]);
    await store.change(removal(red));
    store.forgetRemoved(store.getSnapshot().removed?.id ?? 0);
    expect(store.getSnapshot().removed).toBeNull();
  });

  test("that the server refused, or a mere step, offers nothing to undo", async () => {
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
});
