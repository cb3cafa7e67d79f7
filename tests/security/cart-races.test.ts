import { changeCartLine } from "@/backend/domain/cart/change-cart-line";
import { getCart } from "@/backend/domain/cart/get-cart";
import { DomainError } from "@/backend/domain/domain-error";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { createProduct, createShop, fillCart } from "@/tests/support/shop/shop";

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase({ poolSize: 16 });
  await createShop(db);
});
afterAll(() => db.close());

async function product(): Promise<string> {
  const { skus } = await createProduct(db, { variants: [{ pricePoisha: 100_000, stock: 50 }] });
  return skus[0] ?? "";
}

const outcomeOf = (change: Promise<unknown>) =>
  change.then(
    () => "changed",
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  );

test("of simultaneous changes to lines of one cart, the first one counts and the others get cart-changed", async () => {
  const skus = await Promise.all([product(), product(), product(), product()]);
  for (let turn = 0; turn < 10; turn += 1) {
    const { token, version } = await fillCart(
      db,
      skus.map((sku) => [sku, 1]),
    );
    const outcomes = await Promise.all(
      skus.map((sku) =>
        outcomeOf(changeCartLine({ db }, { token, version, sku, line: null, quantity: 2, holder: null })),
      ),
    );
    const changed = skus.filter((_, at) => outcomes[at] === "changed");
    expect(outcomes.filter((outcome) => outcome === "cart-changed")).toHaveLength(skus.length - changed.length);
    const { lines } = await getCart({ db }, token);
    expect(lines.filter(({ quantity }) => quantity === 2).map(({ sku }) => sku)).toEqual(changed);
    expect(changed).toHaveLength(1);
  }
});
