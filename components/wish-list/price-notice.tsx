import { usePriceNotice } from "@/components/wish-list/use-price-notice";
import styles from "@/components/wish-list/wish-list.module.css";
import { useTexts } from "@/hooks/ui/use-texts";

/** "Text me when something here becomes cheaper" (feature 6). */
export function PriceNotice({ initial }: { initial: boolean }) {
  const { t } = useTexts("wish-list");
  const { isWanted, change } = usePriceNotice(initial);
  return (
    <label className={styles.notice}>
      <input type="checkbox" checked={isWanted} onChange={({ target }) => void change(target.checked)} />
      <span>
        <b>{t("priceNotice.title")}</b>
        <span className={styles.quiet}>{t("priceNotice.text")}</span>
      </span>
    </label>
  );
}
