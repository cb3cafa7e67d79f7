import { useEffect, useRef } from "react";
import { LateNote } from "@/components/orders/late-note";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderParcel } from "@/components/orders/order-parcel";
import { OrderTimeline } from "@/components/orders/order-timeline";
import styles from "@/components/orders/orders.module.css";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order } from "@/services/orders/orders-service";
import type { OrderContact } from "@/services/orders/own-orders-service";
import { orderPath } from "@/utils/checkout/order-id";

interface FoundOrderProps {
  order: Order;
  /** The contact data that a code opened; null while it is masked. */
  contact: OrderContact | null;
  /** True for the order that takes the focus. */
  first: boolean;
  /** Null if this is the only order. */
  onRemove: (() => void) | null;
}

/** One tracked order: its state and its contents. */
export function FoundOrder({ order, contact, first, onRemove }: FoundOrderProps) {
  const { t } = useTexts("orders");
  const heading = useRef<HTMLHeadingElement>(null);
  const id = `found-${order.orderId}`;

  useEffect(() => {
    if (first) heading.current?.focus();
  }, [first]);

  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-labelledby={id}>
        <div className={styles.foundHead}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            <span>{order.orderId}:</span> {order.stateLabel}
          </h2>
          {onRemove !== null && (
            <Button variant="ghost" size="sm" aria-label={t("track.remove", { id: order.orderId })} onClick={onRemove}>
              <Icon name="close" size={18} />
            </Button>
          )}
        </div>
        <p role="status" className={page.srOnly}>
          {order.stateLabel}
        </p>
        <OrderTimeline events={order.timeline} />
        <OrderFacts order={order} contact={contact} />
        <div className={styles.actions}>
          <ButtonLink href={orderPath(order.orderId)} variant="outline">
            {t("track.page")}
          </ButtonLink>
        </div>
        <LateNote order={order} />
      </section>
      <OrderParcel order={order} of={t("parcel.of", { id: order.orderId })} />
    </div>
  );
}
