import type { CardRow, ProductRow } from "@/backend/db/queries/catalog/catalog-queries";
import type { EmiPlanRow } from "@/backend/db/queries/catalog/emi-queries";
import type { AgreedPlan } from "@/backend/db/stored-types";
import { instalmentsFrom, instalmentsOf } from "@/backend/domain/payments/emi-rules";

/** A card with the plan that has the lowest monthly instalment for its price. */
export type OfferedCard<Row extends CardRow = CardRow> = Row & { emiFrom: AgreedPlan | null };

/** Adds the instalments to cards. @param plans all plans of the banks */
export function offeredCards<Row extends CardRow>(
  rows: readonly Row[],
  plans: readonly EmiPlanRow[],
): OfferedCard<Row>[] {
  return rows.map((row) => ({ ...row, emiFrom: instalmentsFrom(row, plans) }));
}

/**
 * The instalments for every price of a piece: each variant alone, with each bundle, and with printing. So
 * the page uses the answer and calculates nothing itself.
 * @returns the lowest price first. Prices without a plan are left out; a pre-order has no instalments
 */
export function instalmentsOfPiece(
  product: Pick<ProductRow, "variants" | "bundles" | "printPricePoisha" | "preorder">,
  plans: readonly EmiPlanRow[],
) {
  if (product.preorder) return [];
  const bundled = product.bundles.map(({ addOns }) => addOns.reduce((sum, addOn) => sum + addOn.pricePoisha, 0));
  const printed = product.printPricePoisha === null ? [0] : [0, product.printPricePoisha];
  const sums = product.variants.flatMap(({ pricePoisha }) =>
    [0, ...bundled].flatMap((bundle) => printed.map((print) => pricePoisha + bundle + print)),
  );
  return [...new Set(sums)]
    .sort((one, other) => one - other)
    .map((pricePoisha) => ({ pricePoisha, plans: instalmentsOf(pricePoisha, plans) }))
    .filter((priced) => priced.plans.length > 0);
}
