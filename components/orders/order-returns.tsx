import styles from "@/components/orders/orders.module.css";
import { ReturnList } from "@/components/orders/return-list";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn } from "@/services/orders/own-orders-service";

/** The returns of an order, for its buyer. */
export function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  const { t } = useTexts("orders");
  if (returns.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="returns">
      <h2 id="returns">{t("returns.heading")}</h2>
      <ReturnList returns={returns} />
    </section>
  );
}
