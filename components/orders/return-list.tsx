import styles from "@/components/orders/order-actions.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

/** Returns with their state, their goods and the refund. */
export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  const { t, language } = useTexts("orders");
  return (
    <ul className={styles.returnList}>
      {returns.map((one) => (
        <li key={one.reference}>
          <strong>{one.reference}</strong> {one.stateLabel}
          <span>
            {one.lines.map(({ title, quantity }) => `${formatNumber(quantity, language)} × ${title}`).join(", ")}
          </span>
          <span>{t("returns.refund", { amount: formatMoney(one.refundPoisha, language) })}</span>
          {one.answer !== null && <span>{one.answer}</span>}
        </li>
      ))}
    </ul>
  );
}
