import styles from "@/components/catalog/product/preorder-terms.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PreorderView } from "@/services/catalog/catalog-service";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

/** The terms of a pre-order: release, deposit, places left, gifts. */
export function PreorderTerms({ offer }: { offer: PreorderView }) {
  const { t, language } = useTexts("preorder");
  const { releasedOn, isReleased, depositPoisha, slotsLeft, gifts } = offer;
  return (
    <div className={styles.terms}>
      <p className={styles.release}>
        {t(isReleased ? "released" : "release", { day: formatDate(releasedOn, language) })}
      </p>
      <p>{t("deposit", { amount: formatMoney(depositPoisha, language) })}</p>
      <p role="status">{slotsLeft === 0 ? t("full") : t("slots", { count: slotsLeft })}</p>
      {gifts.length > 0 && (
        <>
          <h2>{t("gifts")}</h2>
          <ul>
            {gifts.map((gift) => (
              <li key={gift}>
                <Icon name="check" size={16} />
                {gift}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
