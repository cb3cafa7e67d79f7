import styles from "@/components/checkout/line-quantity.module.css";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import type { OrderItem } from "@/hooks/checkout/use-order-item";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartLine } from "@/services/cart/read-cart";
import { MAX_PIECES } from "@/utils/checkout/cart-limits";

interface LineQuantityProps {
  line: CartLine;
  /** Its place in the cart. */
  place: number;
  item: OrderItem;
}

/** Changes the quantity of a line without leaving the checkout. A quantity of 0 removes the line. */
export function LineQuantity({ line, place, item }: LineQuantityProps) {
  const { t } = useTexts("cart");
  const { title, quantity } = line;
  const isFixed = line.emi || line.sim !== null || line.type === "sim";
  if (isFixed) return null;
  return (
    <span className={styles.quantity}>
      <QuantityStepper
        labels={{
          quantity: t("line.quantity"),
          decrease: t("line.decrease", { title }),
          increase: t("line.increase", { title }),
        }}
        quantity={quantity}
        max={Math.min(line.stock, MAX_PIECES)}
        disabled={item.changing !== null}
        onIncrease={() => item.change(place, quantity + 1)}
        onDecrease={() => item.change(place, quantity - 1)}
      />
    </span>
  );
}
