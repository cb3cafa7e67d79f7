import styles from "@/components/orders/order-actions.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";
import { goodsText } from "@/utils/checkout/line-facts";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

/** What is refunded, or was; nothing for a return that ended without a refund. */
function Refund({ of: { state, refundPoisha, refundAccount } }: { of: OrderReturn }) {
  const { t, language } = useTexts("orders");
  if (state === "refused" || state === "cancelled") return null;
  const amount = formatMoney(refundPoisha, language);
  return (
    <span>
      {t(state === "refunded" ? "returns.refunded" : "returns.refund", { amount })}
      {refundAccount &&
        ` (${t(`returns.account.kinds.${refundAccount.kind}`)} ${formatNumber(refundAccount.number, language)})`}
    </span>
  );
}

/** Returns with their state, their goods and the refund. */
export function ReturnList({ returns }: { returns: readonly OrderReturn[] }) {
  const { language } = useTexts("orders");
  return (
    <ul className={styles.returnList}>
      {returns.map((one) => (
        <li key={one.reference}>
          <strong>{one.reference}</strong> {one.stateLabel}
          <span>{goodsText(one.lines, language)}</span>
          <Refund of={one} />
          {one.answer !== null && <span>{one.answer}</span>}
        </li>
      ))}
    </ul>
  );
}
