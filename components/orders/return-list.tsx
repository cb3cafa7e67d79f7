import styles from "@/components/orders/order-actions.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { formatMoneyInText } from "@/utils/money/money";

/** Returns with their state, goods and money. */
export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  const { t, language } = useTexts("orders");
  return (
    <ul className={styles.returnList}>
      {returns.map((wish) => (
        <li key={wish.reference}>
          <strong>{wish.reference}</strong> {wish.stateLabel}
          <span>{wish.lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(", ")}</span>
          <span>{t("returns.refund", { amount: formatMoneyInText(wish.refundPoisha, language) })}</span>
          {wish.answer !== null && <span>{wish.answer}</span>}
        </li>
      ))}
    </ul>
  );
}
