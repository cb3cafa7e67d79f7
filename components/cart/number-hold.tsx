import styles from "@/components/cart/cart.module.css";
import { clockOf, useCountdown } from "@/hooks/ui/use-countdown";
import { useTexts } from "@/hooks/ui/use-texts";

interface NumberHoldProps {
  /** The end of the reservation, as an ISO time; null when it has ended. */
  until: string | null;
  onRenew: () => void;
}

/** The time left for which the cart reserves a SIM number. */
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
