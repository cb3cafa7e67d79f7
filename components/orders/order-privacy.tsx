import styles from "@/components/orders/orders.module.css";
import { Button } from "@/components/ui/actions/button";
import { useHideOrders } from "@/hooks/orders/use-hide-orders";
import { useTexts } from "@/hooks/ui/use-texts";

/** Explains why name and address are shown in full, and can hide them in a browser that others use too. */
export function OrderPrivacy({ onHidden }: { onHidden: () => void }) {
  const { t } = useTexts("orders");
  const { state, hide } = useHideOrders(onHidden);
  return (
    <div className={styles.privacy}>
      <p className={styles.note}>{t("privacy.text")}</p>
      <Button variant="outline" size="sm" aria-busy={state === "hiding"} onClick={hide}>
        {t("privacy.hide")}
      </Button>
      {state === "failed" && (
        <p className={styles.failure} role="alert">
          {t("privacy.failed")}
        </p>
      )}
    </div>
  );
}
