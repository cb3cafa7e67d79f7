import styles from "@/components/checkout/order-summary.module.css";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import type { CartView } from "@/hooks/use-cart";
import { useTexts } from "@/hooks/use-texts";
import { formatMoney } from "@/utils/money";

interface OrderSummaryProps {
  view: CartView;
  /** False until a district is chosen: the fee is then unknown, and not free. */
  feeKnown: boolean;
}

/** What is bought and what it costs, always in sight (BEYOND 33). */
export function OrderSummary({ view, feeKnown }: OrderSummaryProps) {
  const { t } = useTexts("checkout");
  const { cart, lines, open } = view;
  const { totals } = cart;
  return (
    <div className={styles.summary}>
      <ul className={styles.summaryLines}>
        {lines.map(({ key, line, error }) => (
          <li key={key}>
            <span className={styles.summaryImage}>
              {line.pictures[0] !== undefined && (
                <Picture picture={{ src: line.pictures[0], width: 800, height: 800, alt: "", tint: "transparent" }} />
              )}
            </span>
            <span className={styles.summaryText}>
              <strong>{line.title}</strong>
              <span>
                {[...Object.values(line.variationDetails), t("summary.pieces", { count: line.quantity })].join(" · ")}
              </span>
              {typeof error === "string" && <span className={styles.error}>{error}</span>}
            </span>
            <span className={styles.summaryAmount}>{formatMoney(line.lineTotalPoisha)}</span>
          </li>
        ))}
      </ul>
      <Button variant="ghost" size="sm" onClick={open}>
        {t("summary.edit")}
      </Button>
      <dl className={styles.totals}>
        <div>
          <dt>{t("summary.items")}</dt>
          <dd>{formatMoney(totals.includingBundlePoisha)}</dd>
        </div>
        <div>
          <dt>{t("summary.delivery")}</dt>
          <dd>{feeKnown ? formatMoney(totals.deliveryPoisha) : t("summary.deliveryLater")}</dd>
        </div>
        <div className={styles.payable}>
          <dt>{t("summary.total")}</dt>
          <dd>{formatMoney(totals.payablePoisha)}</dd>
        </div>
      </dl>
      {cart.vatNote !== "" && <p className={styles.vat}>{cart.vatNote}</p>}
    </div>
  );
}
