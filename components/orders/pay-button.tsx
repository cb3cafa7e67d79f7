import styles from "@/components/orders/orders.module.css";
import { Button } from "@/components/ui/button";
import { usePayment } from "@/hooks/use-payment";
import { useTexts } from "@/hooks/use-texts";

interface PayButtonProps {
  orderId: string;
  label: string;
  /** True where paying is not what most will want. */
  isSecond?: boolean;
}

/** Opens the gateway's page for an order that is still to be paid. */
export function PayButton({ orderId, label, isSecond = false }: PayButtonProps) {
  const { t } = useTexts("orders");
  const { state, pay } = usePayment(orderId);
  return (
    <>
      <Button size="lg" variant={isSecond ? "outline" : "primary"} aria-busy={state === "opening"} onClick={pay}>
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
