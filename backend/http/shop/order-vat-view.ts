import { toTaka } from "@/backend/contract/money";
import type { OrderView } from "@/backend/contract/shop/orders";
import type { OrderLineRow, OrderRow } from "@/backend/db/queries/orders/order-queries";
import { type TaxedAmount, vatByRate } from "@/backend/domain/cart/vat-rules";

/** The stored VAT of a part of an order. Rate and VAT are null in orders older than the VAT rates. */
type StoredVat = Pick<OrderLineRow, "discountPoisha" | "vatBasisPoints" | "vatPoisha">;

const toPercent = (basisPoints: number) => basisPoints / 100;

export function vatPartView({
  discountPoisha,
  vatBasisPoints,
  vatPoisha,
}: StoredVat): OrderView["lines"][number]["vat"] {
  if (vatBasisPoints === null || vatPoisha === null) return null;
  return { rate: toPercent(vatBasisPoints), discount: toTaka(discountPoisha), amount: toTaka(vatPoisha) };
}

type TaxedOrder = Pick<
  OrderRow,
  "lines" | "deliveryPoisha" | "deliveryDiscountPoisha" | "deliveryVatBasisPoints" | "deliveryVatPoisha"
>;

/** The VAT of a whole order by rate; null when one of its parts has no rate (feature 38). */
export function orderVatView(order: TaxedOrder): OrderView["total"]["vat"] {
  const ofDelivery = {
    totalPoisha: order.deliveryPoisha,
    discountPoisha: order.deliveryDiscountPoisha,
    vatBasisPoints: order.deliveryVatBasisPoints,
    vatPoisha: order.deliveryVatPoisha,
  };
  const delivery = vatPartView(ofDelivery);
  const amounts = [...order.lines, ofDelivery].flatMap((part): TaxedAmount[] => {
    const { totalPoisha, discountPoisha, vatBasisPoints, vatPoisha } = part;
    return vatBasisPoints === null || vatPoisha === null
      ? []
      : [{ poisha: totalPoisha - discountPoisha, vatBasisPoints, vatPoisha }];
  });
  if (delivery === null || amounts.length <= order.lines.length) return null;
  const rates = vatByRate(amounts);
  return {
    amount: toTaka(amounts.reduce((sum, { vatPoisha }) => sum + vatPoisha, 0)),
    delivery,
    rates: rates.map(({ poisha, vatBasisPoints, vatPoisha }) => ({
      rate: toPercent(vatBasisPoints),
      price: toTaka(poisha),
      amount: toTaka(vatPoisha),
    })),
  };
}
