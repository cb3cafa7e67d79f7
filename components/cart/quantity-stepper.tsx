import { useTranslation } from "next-i18next/pages";
import styles from "@/components/cart/cart.module.css";

interface QuantityStepperProps {
  title: string;
  quantity: number;
  /** Pieces that can be had, at most those a line may hold; the step up ends there. */
  most: number;
  /** EMI carts and SIM items keep their quantity (SPEC 5, CART-71, CART-72). */
  disabled: boolean;
  onIncrease: () => void;
  onDecrease: () => void;
}

/** One less, the number, one more. At 1 the step down removes the line (CART-60). */
export function QuantityStepper({ title, quantity, most, disabled, onIncrease, onDecrease }: QuantityStepperProps) {
  const { t } = useTranslation("cart");
  return (
    <div className={styles.stepper} data-dimmed={disabled || undefined}>
      <button type="button" aria-label={t("line.decrease", { title })} disabled={disabled} onClick={onDecrease}>
        −
      </button>
      <output aria-label={t("line.quantity")}>{quantity}</output>
      <button
        type="button"
        aria-label={t("line.increase", { title })}
        disabled={disabled || quantity >= most}
        onClick={onIncrease}
      >
        +
      </button>
    </div>
  );
}
