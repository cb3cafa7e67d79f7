import type { BundleRow, CardRow, ProductRow } from "@/backend/db/queries/catalog/catalog-queries";
import type { EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import { instalmentsOfPiece, offeredCards } from "@/backend/domain/catalog/offered-card-rules";

const plan = (months: number, minPricePoisha: number): EmiPlanRow => ({
  code: `bank-${months}`,
  bank: { en: "Bank", bn: "ব্যাংক" },
  months,
  feeBasisPoints: 0,
  minPricePoisha,
});
const plans = [plan(3, 60_000), plan(6, 120_000)];
const agreed = (months: number, totalPoisha: number) => ({
  code: `bank-${months}`,
  bank: { en: "Bank", bn: "ব্যাংক" },
  months,
  monthlyPoisha: totalPoisha / months,
  totalPoisha,
});

const card = (pricePoisha: number, preorder: object | null = null) => ({ pricePoisha, preorder }) as CardRow;

test("a card has the lowest monthly instalment for its price, and none if no plan fits or it is a pre-order", () => {
  const cards = [card(59_999), card(60_000), card(120_000), card(120_000, {})];
  expect(offeredCards(cards, plans).map(({ emiFrom }) => emiFrom)).toEqual([
    null,
    agreed(3, 60_000),
    agreed(6, 120_000),
    null,
  ]);
  expect(offeredCards(cards, plans)[0]).toEqual({ ...cards[0], emiFrom: null });
});

describe("the instalments of a piece", () => {
  const piece = (change: Partial<ProductRow> = {}) => ({
    variants: [90_000, 30_000].map((pricePoisha) => ({ pricePoisha }) as ProductRow["variants"][number]),
    bundles: [],
    printPricePoisha: null,
    preorder: null,
    ...change,
  });
  const bundle = (...prices: number[]) =>
    ({ addOns: prices.map((pricePoisha) => ({ pricePoisha })) }) as unknown as BundleRow;
  const sums = (change: Partial<ProductRow>) =>
    instalmentsOfPiece(piece(change), plans).map(({ pricePoisha }) => pricePoisha);

  test("are listed for each price that a plan accepts", () => {
    expect(instalmentsOfPiece(piece(), plans)).toEqual([{ pricePoisha: 90_000, plans: [agreed(3, 90_000)] }]);
  });

  test("include the sums with each bundle, with the print and with both, in ascending order without duplicates", () => {
    expect(sums({ bundles: [bundle(20_000, 10_000), bundle(0)] })).toEqual([60_000, 90_000, 120_000]);
    expect(sums({ printPricePoisha: 40_000 })).toEqual([70_000, 90_000, 130_000]);
    expect(sums({ bundles: [bundle(5_000)], printPricePoisha: 40_000 })).toEqual([
      70_000, 75_000, 90_000, 95_000, 130_000, 135_000,
    ]);
  });

  test("do not exist for a pre-order", () => {
    expect(instalmentsOfPiece(piece({ preorder: {} as ProductRow["preorder"] }), plans)).toEqual([]);
  });
});
