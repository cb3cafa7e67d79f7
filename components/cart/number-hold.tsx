import styles from "@/components/cart/cart.module.css";
import { clockOf, useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";

interface NumberHoldProps {
  /** ISO moment at which the reservation ends; null when it has ended. */
  until: string | null;
  onRenew: () => void;
}

/** How long the cart still keeps a SIM number to itself. */
export function NumberHold({ until, onRenew }: NumberHoldProps) {
  const { t, language } = useTexts("cart");
  const left = useCountdown(until);
  if (until !== null && left === null) return null;
  if (left !== null && left > 0) {
    return (
      <p role="timer" className={styles.lowStock}>
        {t("line.held", { time: clockOf(left, language) })}
      </p>
    );
  }
  return (
    <p className={styles.lowStock}>
      {t("line.holdOver")}{" "}
      <button type="button" className={styles.remove} onClick={onRenew}>
        {t("line.holdAgain")}
      </button>
    </p>
  );
}
