import styles from "@/components/checkout/checkout.module.css";
import { Button } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";

interface UnfinishedOrderProps {
  onCheck: () => void;
  onDrop: () => void;
}

/** Shown when an order was sent before a reload and got no answer: its result can be checked without a second order. */
export function UnfinishedOrder({ onCheck, onDrop }: UnfinishedOrderProps) {
  const { t } = useTexts("checkout");
  return (
    <section className={styles.unfinished} aria-labelledby="unfinished-order">
      <h2 id="unfinished-order">{t("unfinished.heading")}</h2>
      <p>{t("unfinished.text")}</p>
      <div className={styles.unfinishedActions}>
        <Button onClick={onCheck}>{t("unfinished.check")}</Button>
        <Button variant="ghost" onClick={onDrop}>
          {t("unfinished.drop")}
        </Button>
      </div>
    </section>
  );
}
