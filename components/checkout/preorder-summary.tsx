import styles from "@/components/checkout/order-summary.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import sums from "@/components/ui/lists/sums.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PreorderProduct } from "@/services/checkout/checkout-pages.server";
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
  const { title, details, picture, pricePoisha, depositPoisha, releasedOn, isReleased, slotsLeft, slotsTaken, gifts } =
    product;
  const money = (poisha: number) => formatMoney(poisha, language);
  const fee = feePoisha === 0 ? t("delivery.free") : money(feePoisha);
  return (
    <div className={styles.summary}>
      <ul className={styles.summaryLines}>
        <li>
          <span className={styles.summaryImage}>{picture !== null && <Picture picture={picture} alt="" />}</span>
          <span className={styles.summaryText}>
            <strong>{title}</strong>
            <span>{details}</span>
            <span>
              {t(isReleased ? "preorder.outSince" : "preorder.released", { day: formatDate(releasedOn, language) })}
            </span>
            {slotsLeft > 0 && (
              <span>
                {t("preorder.left", { count: slotsLeft })} · {t("preorder.place", { place: slotsTaken + 1 })}
              </span>
            )}
          </span>
          <span className={styles.summaryAmount}>{money(pricePoisha)}</span>
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
      <FactList
        facts={[
          [t("summary.delivery"), feeKnown ? fee : t("summary.deliveryLater")],
          [t("preorder.later"), money(pricePoisha + feePoisha - depositPoisha)],
          [t("preorder.now"), money(depositPoisha), sums.payable],
        ]}
        className={`${sums.sums} ${styles.totals}`}
      />
      <p className={sums.vat}>{t("preorder.note")}</p>
    </div>
  );
}
