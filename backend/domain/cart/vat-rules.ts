import type { PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { isPromoted } from "@/backend/domain/cart/promotion-rules";

/** The fields of a line that the VAT needs. The price includes VAT at the product's rate (hundredths of a percent). */
interface TaxedLine {
  category: string;
  pricePoisha: number;
  quantity: number;
  vatBasisPoints: number;
}

/** All inputs of the VAT calculation for a cart or an order; money in poisha. */
export interface TaxedCart {
  lines: readonly TaxedLine[];
  deliveryPoisha: number;
  deliveryVatBasisPoints: number;
  promotion: Pick<PromotionRow, "kind" | "category"> | null;
  discountPoisha: number;
}

/** The discount on an amount, and the VAT in the rest. */
interface VatShare {
  discountPoisha: number;
  vatPoisha: number;
}

/** The VAT of a cart: of each line, in order, and of the delivery. */
interface CartVat {
  lines: VatShare[];
  delivery: VatShare;
  /** The VAT of the lines and the delivery together. */
  vatPoisha: number;
}

/** An amount that includes VAT, and the same after the discount. */
export interface TaxedAmount {
  poisha: number;
  vatBasisPoints: number;
  vatPoisha: number;
}

/** 100 percent, in hundredths of a percent. */
const WHOLE = 10_000;

/**
 * The VAT in an amount that includes it: amount * rate / (100 % + rate), halves rounded up to a whole poisha. The same
 * as `included_vat` of migration 0028, which checks every order that is written.
 * @param poisha whole and not negative
 * @param basisPoints hundredths of a percent, 750 is 7.5 %
 */
export function includedVat(poisha: number, basisPoints: number): number {
  const full = WHOLE + basisPoints;
  return Math.floor((2 * poisha * basisPoints + full) / (2 * full));
}

/**
 * Divides a sum in proportion to amounts. The parts are whole poisha, add up to the sum and never exceed their amount.
 * @param sum at most the total of the amounts
 */
export function shareOut(sum: number, amounts: readonly number[]): number[] {
  const whole = amounts.reduce((total, amount) => total + amount, 0);
  if (whole === 0) return amounts.map(() => 0);
  // Each part is the running share minus the parts before, so no remainder is left. The product of two sums may exceed
  // the safe integers.
  const dueAt = (upTo: number) => Number((BigInt(sum) * BigInt(upTo)) / BigInt(whole));
  let upTo = 0;
  return amounts.map((amount) => {
    const given = dueAt(upTo);
    upTo += amount;
    return dueAt(upTo) - given;
  });
}

/**
 * The VAT in a cart, calculated line by line after the discount. A promotion is divided among the lines that it applies
 * to, in proportion to their prices, or belongs to the delivery (features 33 and 38; docs/decisions/16).
 */
export function vatOfCart({ lines, promotion, discountPoisha, ...delivery }: TaxedCart): CartVat {
  const isOnDelivery = promotion?.kind === "delivery";
  const totals = lines.map(({ pricePoisha, quantity }) => pricePoisha * quantity);
  const promoted = lines.map((line, index) =>
    promotion !== null && isPromoted(promotion, line) ? (totals[index] ?? 0) : 0,
  );
  const shares = shareOut(isOnDelivery ? 0 : discountPoisha, promoted);
  const share = (poisha: number, off: number, basisPoints: number): VatShare => ({
    discountPoisha: off,
    vatPoisha: includedVat(poisha - off, basisPoints),
  });
  const ofLines = lines.map(({ vatBasisPoints }, index) =>
    share(totals[index] ?? 0, shares[index] ?? 0, vatBasisPoints),
  );
  const off = isOnDelivery ? discountPoisha : 0;
  const ofDelivery = share(delivery.deliveryPoisha, off, delivery.deliveryVatBasisPoints);
  const vatPoisha = ofLines.reduce((sum, line) => sum + line.vatPoisha, ofDelivery.vatPoisha);
  return { lines: ofLines, delivery: ofDelivery, vatPoisha };
}

/** The amount and the VAT of each rate, the lowest rate first; rates at which nothing was paid are left out. */
export function vatByRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const rates = new Map<number, TaxedAmount>();
  for (const { poisha, vatBasisPoints, vatPoisha } of amounts) {
    if (poisha === 0) continue;
    const before = rates.get(vatBasisPoints) ?? { poisha: 0, vatBasisPoints, vatPoisha: 0 };
    rates.set(vatBasisPoints, {
      vatBasisPoints,
      poisha: before.poisha + poisha,
      vatPoisha: before.vatPoisha + vatPoisha,
    });
  }
  return [...rates.values()].sort((one, other) => one.vatBasisPoints - other.vatBasisPoints);
}
