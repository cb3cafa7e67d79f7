import styles from "@/components/checkout/order-summary.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PreorderProduct } from "@/services/checkout/preorder-service";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

interface PreorderSummaryProps {
  product: PreorderProduct;
  feePoisha: number;
  /** False until a district is chosen. */
  feeKnown: boolean;
}

/** The reserved product, the deposit, and the rest of the price that is due on arrival. */
export function PreorderSummary({ product, feePoisha, feeKnown }: PreorderSummaryProps) {
  const { t, language } = useTexts("checkout");
  const { title, details, picture, pricePoisha, depositPoisha, releasedOn, slotsLeft, slotsTaken, gifts } = product;
  return (
    <div className={styles.summary}>
      <ul className={styles.summaryLines}>
        <li>
          <span className={styles.summaryImage}>{picture !== null && <Picture picture={picture} alt="" />}</span>
          <span className={styles.summaryText}>
            <strong>{title}</strong>
            <span>{details}</span>
            <span>{t("preorder.released", { day: formatDate(releasedOn, language) })}</span>
            {slotsLeft > 0 && (
              <span>
                {t("preorder.left", { count: slotsLeft })} · {t("preorder.place", { place: slotsTaken + 1 })}
              </span>
            )}
          </span>
          <span className={styles.summaryAmount}>{formatMoney(pricePoisha, language)}</span>
        </li>
      </ul>
      {gifts.length > 0 && (
        <div className={styles.gifts}>
          <p>{t("preorder.gifts")}</p>
          <ul>
            {gifts.map((gift) => (
              <li key={gift}>{gift}</li>
            ))}
          </ul>
        </div>
      )}
      <dl className={styles.totals}>
        <div>
          <dt>{t("summary.delivery")}</dt>
          <dd>
            {feeKnown
              ? feePoisha === 0
                ? t("delivery.free")
                : formatMoney(feePoisha, language)
              : t("summary.deliveryLater")}
          </dd>
        </div>
        <div>
          <dt>{t("preorder.later")}</dt>
          <dd>{formatMoney(pricePoisha + feePoisha - depositPoisha, language)}</dd>
        </div>
        <div className={styles.payable}>
          <dt>{t("preorder.now")}</dt>
          <dd>{formatMoney(depositPoisha, language)}</dd>
        </div>
      </dl>
      <p className={styles.vat}>{t("preorder.note")}</p>
    </div>
  );
}
