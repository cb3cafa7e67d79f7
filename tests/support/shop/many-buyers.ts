import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import type { Database } from "@/backend/db/client";
import type { Answered, Asked } from "@/tests/support/servers/two-processes";
import { createBundle } from "@/tests/support/shop/bundles";
import { createProduct, fillCart, orderRequest } from "@/tests/support/shop/shop";

export type Cart = Awaited<ReturnType<typeof fillCart>>;

export interface OrderAnswer {
  data?: { order_id: string };
  errors?: { code: string }[];
}

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** All permutations of some items. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}

/** The request to order a cart, paid online. */
export function submit(cart: Cart, key: string = randomUUID()): Asked {
  const { token, version, expectedPoisha, fullName, msisdn, district, thana, postCode, address } = orderRequest(cart);
  return {
    path: callPaths.makeOrder.path,
    headers: { "Idempotency-Key": key },
    json: {
      token,
      version,
      expected_total: expectedPoisha / 100,
      full_name: fullName,
      msisdn,
      district,
      area: thana,
      post_code: postCode,
      address,
      delivery_type: "regular",
      payment_method: "online",
    },
  };
}

/** The number of each result: `ok` or the error code of the refusal. */
export function tally(answers: readonly Answered<OrderAnswer>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? "ok" : (body.errors?.[0]?.code ?? String(status));
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/**
 * Two products that carts contain in every way: in both orders, each as a gift of the other, and one of them on two
 * lines. Six carts take seven items of each.
 */
export async function entangledGoods(db: Database, stock: number) {
  const first = await createProduct(db, { variants: [{ stock }] });
  const second = await createProduct(db, { variants: [{ stock }] });
  const [one = "", two = ""] = [...first.skus, ...second.skus];
  const withTwo = await createBundle(db, first.slug, [{ title: "Second", sku: two }]);
  const withOne = await createBundle(db, second.slug, [{ title: "First", sku: one }]);
  const ways: Parameters<typeof fillCart>[1][] = [
    [
      [one, 1],
      [two, 1],
    ],
    [
      [two, 1],
      [one, 1],
    ],
    [[one, 1, { bundle: withTwo }]],
    [[two, 1, { bundle: withOne }]],
    [
      [one, 1],
      [two, 1],
      [one, 1],
    ],
    [
      [two, 1],
      [one, 1],
      [two, 1],
    ],
  ];
  const carts = (count: number) =>
    Promise.all(times(count, (index) => fillCart(db, ways[index % ways.length] ?? [[one, 1]])));
  return { one, two, carts };
}
