import fc from "fast-check";
import { includedVat, shareOut, type TaxedCart, vatByRate, vatOfCart } from "@/backend/domain/cart/vat-rules";

const rate = fc.constantFrom(0, 500, 750, 1_000, 1_500, 2_500);
const line = fc.record({
  category: fc.constantFrom("phones", "accessories", "sim"),
  pricePoisha: fc.integer({ min: 1, max: 2_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  vatBasisPoints: rate,
});
const lines = fc.array(line, { minLength: 1, maxLength: 20 });
const totalOf = ({ pricePoisha, quantity }: { pricePoisha: number; quantity: number }) => pricePoisha * quantity;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe("includedVat", () => {
  test.each([
    [115_00, 1_500, 15_00],
    [107_50, 750, 7_50],
    [12_999_800, 750, 906_963],
    [6_000, 1_500, 783],
    [0, 1_500, 0],
    [100, 0, 0],
    // 23 * 15 / 115 is exactly 3; 3 * 20 / 120 is a half, which is rounded up.
    [23, 1_500, 3],
    [3, 2_000, 1],
  ])("of %d poisha at %d hundredths of a percent is %d", (poisha, basisPoints, vat) => {
    expect(includedVat(poisha, basisPoints)).toBe(vat);
  });

  test("is the nearest whole poisha to amount * rate / (100 % + rate), a half rounded up", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000_000_000 }),
        fc.integer({ min: 0, max: 2_500 }),
        (poisha, points) => {
          const vat = BigInt(includedVat(poisha, points));
          const [share, whole] = [BigInt(poisha) * BigInt(points), BigInt(10_000 + points)];
          // Twice the difference is at most one whole, and exactly one only if the result was rounded up.
          const twice = 2n * (vat * whole - share);
          expect(twice > -whole && twice <= whole).toBe(true);
        },
      ),
    );
  });
});

describe("shareOut", () => {
  test("returns whole parts that add up to the sum, each at most its amount and within one poisha of its exact share", () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10_000_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (parts, tenThousandths) => {
        const whole = sum(parts);
        const off = Math.floor((whole * tenThousandths) / 10_000);
        const shares = shareOut(off, parts);
        expect(sum(shares)).toBe(off);
        for (const [index, share] of shares.entries()) {
          const part = BigInt(parts[index] ?? 0);
          expect(share >= 0 && BigInt(share) <= part).toBe(true);
          const distance = BigInt(share) * BigInt(whole) - BigInt(off) * part;
          expect(distance < BigInt(whole || 1) && distance > -BigInt(whole || 1)).toBe(true);
        }
      }),
    );
  });

  test("divides 100 poisha between three equal amounts", () => {
    expect(shareOut(100, [500, 500, 500])).toEqual([33, 33, 34]);
  });
});

const taxed = (change: Partial<TaxedCart> = {}): TaxedCart => ({
  lines: [
    { category: "phones", pricePoisha: 1_075_000, quantity: 2, vatBasisPoints: 750 },
    { category: "accessories", pricePoisha: 115_000, quantity: 1, vatBasisPoints: 1_500 },
  ],
  deliveryPoisha: 11_500,
  deliveryVatBasisPoints: 1_500,
  promotion: null,
  discountPoisha: 0,
  ...change,
});

describe("vatOfCart", () => {
  test("is calculated for each line at its own rate, and for the delivery", () => {
    expect(vatOfCart(taxed())).toEqual({
      lines: [
        { discountPoisha: 0, vatPoisha: 150_000 },
        { discountPoisha: 0, vatPoisha: 15_000 },
      ],
      delivery: { discountPoisha: 0, vatPoisha: 1_500 },
      vatPoisha: 166_500,
    });
  });

  test("subtracts a discount of one category from the lines of that category only", () => {
    const promotion = { kind: "amount", category: "accessories" } as const;
    expect(vatOfCart(taxed({ promotion, discountPoisha: 23_000 })).lines).toEqual([
      { discountPoisha: 0, vatPoisha: 150_000 },
      { discountPoisha: 23_000, vatPoisha: 12_000 },
    ]);
  });

  test("is 0 for a free delivery, and unchanged for the lines", () => {
    const promotion = { kind: "delivery", category: null } as const;
    expect(vatOfCart(taxed({ promotion, discountPoisha: 11_500 }))).toMatchObject({
      lines: [{ discountPoisha: 0 }, { discountPoisha: 0 }],
      delivery: { discountPoisha: 11_500, vatPoisha: 0 },
      vatPoisha: 165_000,
    });
  });

  test("adds up to the totals of the invoice for any cart and discount", () => {
    const kind = fc.constantFrom("percent" as const, "amount" as const, "delivery" as const);
    const cart = fc.record({
      lines,
      deliveryPoisha: fc.integer({ min: 0, max: 50_000 }),
      kind,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(cart, ({ part, kind: chosen, ...basis }) => {
        const most = chosen === "delivery" ? basis.deliveryPoisha : sum(basis.lines.map(totalOf));
        const discountPoisha = Math.floor(most * part);
        const promotion = { kind: chosen, category: null };
        const vat = vatOfCart({ ...basis, deliveryVatBasisPoints: 1_500, promotion, discountPoisha });
        const off = vat.lines.map((share) => share.discountPoisha);
        expect(sum(off) + vat.delivery.discountPoisha).toBe(discountPoisha);
        const amounts = [
          ...basis.lines.map((entry, index) => ({
            poisha: totalOf(entry) - (off[index] ?? 0),
            vatBasisPoints: entry.vatBasisPoints,
            vatPoisha: vat.lines[index]?.vatPoisha ?? -1,
          })),
          {
            poisha: basis.deliveryPoisha - vat.delivery.discountPoisha,
            vatBasisPoints: 1_500,
            vatPoisha: vat.delivery.vatPoisha,
          },
        ];
        const rates = vatByRate(amounts);
        expect(sum(rates.map((entry) => entry.vatPoisha))).toBe(vat.vatPoisha);
        const payable = sum(basis.lines.map(totalOf)) + basis.deliveryPoisha - discountPoisha;
        expect(sum(rates.map((entry) => entry.poisha))).toBe(payable);
        expect(Number.isSafeInteger(payable)).toBe(true);
      }),
    );
  });
});

describe("vatByRate", () => {
  test("adds up the amounts of each rate, the lowest rate first, and leaves out amounts of 0", () => {
    const amounts = [
      { poisha: 115, vatBasisPoints: 1_500, vatPoisha: 15 },
      { poisha: 1_075, vatBasisPoints: 750, vatPoisha: 75 },
      { poisha: 230, vatBasisPoints: 1_500, vatPoisha: 30 },
      { poisha: 0, vatBasisPoints: 1_000, vatPoisha: 0 },
    ];
    expect(vatByRate(amounts)).toEqual([
      { poisha: 1_075, vatBasisPoints: 750, vatPoisha: 75 },
      { poisha: 345, vatBasisPoints: 1_500, vatPoisha: 45 },
    ]);
  });
});
