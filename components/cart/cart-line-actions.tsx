import styles from "@/components/cart/cart.module.css";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import type { CartActions, ShownLine } from "@/hooks/cart/use-cart";
import { useTexts } from "@/hooks/ui/use-texts";
import { MAX_PIECES } from "@/utils/checkout/cart-limits";
import { formatNumber } from "@/utils/numbers/digits";

export interface CartLineActionsProps {
  shown: ShownLine;
  /** True when a line of the cart is paid in instalments (CART-71). */
  emiCart: boolean;
  /** Pre-orders have no quantity buttons (CART-73). */
  preorder: boolean;
  actions: Pick<CartActions, "increase" | "decrease" | "remove">;
}

/** Quantity and remove button of a line, with its spinner. */
export function CartLineActions({ shown, emiCart, preorder, actions }: CartLineActionsProps) {
  const { t, language } = useTexts("cart");
  const { line, quantity, changing } = shown;
  return (
    <div className={styles.lineActions}>
      {preorder ? (
        <span className={styles.fixedQuantity}>
          {t("line.quantity")}: {formatNumber(quantity, language)}
        </span>
      ) : (
        <QuantityStepper
          labels={{
            quantity: t("line.quantity"),
            decrease: t("line.decrease", { title: line.title }),
            increase: t("line.increase", { title: line.title }),
          }}
          quantity={quantity}
          max={Math.min(line.stock, MAX_PIECES)}
          disabled={emiCart || line.type === "sim"}
          onIncrease={() => actions.increase(line)}
          onDecrease={() => actions.decrease(line)}
        />
      )}
      {quantity >= MAX_PIECES && <span className={styles.most}>{t("line.most", { count: MAX_PIECES })}</span>}
      {changing && (
        <span className={styles.spinner} role="status" aria-label={t("line.changing", { title: line.title })} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t("line.removeTitle", { title: line.title })}
        disabled={changing}
        onClick={() => actions.remove(line)}
      >
        {t("line.remove")}
      </button>
    </div>
  );
}
