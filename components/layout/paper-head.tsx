import styles from "@/components/layout/paper-head.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";

/** The operator's name, hotline and address above a page on paper, where header and footer are missing. */
export function PaperHead({ brand }: { brand: string }) {
  const { t, language } = useTexts();
  return (
    <div className={styles.head}>
      <strong>{brand}</strong>
      {t("footer.contact.hotline")} {formatNumber(HOTLINE, language)} · {t("footer.contact.address", { brand })}
    </div>
  );
}
