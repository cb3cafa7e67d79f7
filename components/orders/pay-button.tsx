import styles from "@/components/orders/orders.module.css";
import { Button } from "@/components/ui/button";
import { usePayment } from "@/hooks/use-payment";
import { useTexts } from "@/hooks/use-texts";

/** Opens the gateway's page for an order that is still to be paid. */
export function PayButton({ orderId, label }: { orderId: string; label: string }) {
  const { t } = useTexts("orders");
  const { state, pay } = usePayment(orderId);
  return (
    <>
      <Button size="lg" aria-busy={state === "opening"} onClick={pay}>
        {state === "opening" ? t("order.paying") : label}
      </Button>
      {state === "failed" && (
        <p className={styles.failure} role="alert">
          {t("order.payFailed")}
        </p>
      )}
    </>
  );
}
