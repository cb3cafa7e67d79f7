import styles from "@/components/orders/order-status.module.css";
import orderStyles from "@/components/orders/orders.module.css";
import { usePayment } from "@/components/orders/use-payment";
import { Button } from "@/components/ui/actions/button";
import { PayWithChoice } from "@/components/ui/forms/pay-with-choice";
import { usePayWith } from "@/hooks/checkout/use-pay-with";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order } from "@/services/orders/orders-service";

interface PayButtonProps {
  order: Pick<Order, "orderId" | "payWith" | "emi" | "paymentState">;
  label: string;
  /** True if paying is not the action that most readers need here. */
  isSecond?: boolean;
}

/** Opens the gateway's page for an order that is not paid yet, with the wallet or card chosen above the button. */
export function PayButton({ order, label, isSecond = false }: PayButtonProps) {
  const { t } = useTexts("orders");
  const { payWith, choose } = usePayWith(order.payWith);
  // Instalments need a card. A buyer who waits for the result of the only payment is not asked for another wallet or card.
  const hasChoice = order.emi === null && !(isSecond && order.paymentState === "pending");
  const { state, pay } = usePayment(order.orderId, hasChoice ? payWith : order.payWith);
  return (
    <div className={styles.pay}>
      {hasChoice && <PayWithChoice value={payWith} onChange={choose} />}
      <Button
        size="lg"
        width="full"
        variant={isSecond ? "outline" : "primary"}
        aria-busy={state === "opening"}
        onClick={pay}
      >
        {state === "opening" ? t("order.paying") : label}
      </Button>
      {state === "failed" && (
        <p className={orderStyles.failure} role="alert">
          {t("order.payFailed")}
        </p>
      )}
    </div>
  );
}
