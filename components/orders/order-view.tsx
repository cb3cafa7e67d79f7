import { LateNote } from "@/components/orders/late-note";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderParcel } from "@/components/orders/order-parcel";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { OrderTools } from "@/components/orders/order-tools";
import styles from "@/components/orders/orders.module.css";
import { PayButton } from "@/components/orders/pay-button";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLiveOrders } from "@/hooks/use-live-order";
import { useTexts } from "@/hooks/use-texts";
import type { Order, OrderState } from "@/services/orders-service";
import { formatMoment } from "@/utils/dates";
import { formatMoney } from "@/utils/money";
import { trackPath } from "@/utils/order-id";
import { isPayable, type OrderMoment, orderMoment } from "@/utils/order-moment";
import { newEsimSkus } from "@/utils/sim-skus";

interface OrderViewProps {
  order: Order;
  /** True when the gateway could not be asked what became of the payment. */
  checkFailed: boolean;
  /** True for a payer who came back before anybody could say what became of the payment. */
  awaited?: boolean;
}

/** The confirmation of an order, good after a reload too: number, state, items, dates, what comes next (BEYOND 34). */
export function OrderView({ order: rendered, checkFailed, awaited = false }: OrderViewProps) {
  const { t } = useTexts("orders");
  const [order = rendered] = useLiveOrders([rendered], awaited);
  const moment = orderMoment(order);
  // Nobody who has paid is asked to pay again.
  const waits = awaited && moment === "toPay";
  const payable = isPayable(moment);
  const total = formatMoney(order.total.payablePoisha);
  const { msisdn } = order.masked;
  const until = order.paymentDueUntil === null ? "" : formatMoment(order.paymentDueUntil);
  const underWay = payable || moment === "placed" || moment === "paid";
  return (
    <div className={styles.page}>
      <header className={styles.head} data-moment={moment}>
        <span className={styles.headIcon} aria-hidden="true">
          <Icon name={payable ? "card" : underWay || moment === "delivered" ? "check" : "warning"} size={28} />
        </span>
        <h1>{t(`order.heading.${waits ? "awaited" : headingOf(order, moment)}`)}</h1>
        <p>{t(`order.text.${waits ? "awaited" : textOf(order, moment)}`, { msisdn, total, until })}</p>
        {checkFailed && (
          <p className={styles.failure} role="status">
            {t("order.checkFailed")}{" "}
            <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
              {t("order.checkAgain")}
            </Button>
          </p>
        )}
        <p className={styles.number}>
          <span>{t("order.number")}</span>
          <strong>{order.orderId}</strong>
        </p>
        <p className={styles.note}>{t("order.keep")}</p>
        <div className={styles.actions}>
          {payable && (
            <PayButton
              order={order}
              label={t(waits ? "order.payNotYet" : moment === "toPay" ? "order.pay" : "order.payAgain", { total })}
              isSecond={waits}
            />
          )}
          <EsimLink order={order} />
          <ButtonLink href={trackPath(order.orderId)} size="lg" variant={payable && !waits ? "outline" : "primary"}>
            {t("order.track")}
          </ButtonLink>
          {payable && (
            <Button variant="outline" size="lg" onClick={() => window.print()}>
              {t("order.print")}
            </Button>
          )}
        </div>
      </header>
      <p role="status" className={styles.unseen}>
        {order.state !== rendered.state && t("live.changed", { id: order.orderId, state: order.stateLabel })}
      </p>
      <OrderTools order={order} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <OrderParcel order={order} />
          {underWay && <NextSteps order={order} payable={payable} />}
        </div>
        <section className={styles.card} aria-labelledby="timeline">
          <h2 id="timeline">{t("timeline.heading")}</h2>
          <OrderTimeline events={order.timeline} />
          <OrderFacts order={order} />
          <LateNote order={order} />
        </section>
      </div>
    </div>
  );
}

const PACKED: readonly OrderState[] = ["packed", "shipped"];

const isTexted = ({ delivery }: Order) => delivery.type === "digital";

function headingOf(order: Order, moment: OrderMoment) {
  if (order.state === "shipped") return order.delivery.store === null ? "onTheWay" : "atStore";
  return isTexted(order) && moment === "delivered" ? "deliveredEsim" : moment;
}

/** Of an order at a store, and of eSIMs, nothing is brought to a door. */
function textOf(order: Order, moment: OrderMoment) {
  if (isTexted(order) && (moment === "placed" || moment === "paid")) return "paidEsim";
  if (moment === "placed" && order.delivery.store !== null && order.state !== "shipped") return "placedAtStore";
  return headingOf(order, moment);
}

/** What happens until the order is in its buyer's hands. */
function NextSteps({ order, payable }: { order: Order; payable: boolean }) {
  const { t } = useTexts("orders");
  const { store } = order.delivery;
  const { payablePoisha, dueLaterPoisha: rest } = order.total;
  const { msisdn } = order.masked;
  const texted = [...(payable ? [t("order.nextPayEsim")] : []), t("order.nextText", { msisdn }), t("order.nextScan")];
  const carried = [
    ...(payable ? [t("order.nextPay")] : []),
    ...(PACKED.includes(order.state) ? [] : [t("order.nextPack")]),
    ...(store === null ? [t("order.nextCall", { msisdn })] : []),
    ...(store !== null && order.state !== "shipped" ? [t("order.nextStore", { msisdn, store: store.name })] : []),
    ...(order.paymentMethod === "cod" ? [t("order.nextCash", { total: formatMoney(payablePoisha) })] : []),
    ...(rest > 0 ? [t("order.nextRest", { rest: formatMoney(rest) })] : []),
    t("order.nextReceive"),
  ];
  return (
    <section className={styles.card} aria-labelledby="next">
      <h2 id="next">{t("order.next")}</h2>
      <ol className={styles.next}>
        {(isTexted(order) ? texted : carried).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** The way to the eSIMs of a paid order; its page says how their codes are opened. */
function EsimLink({ order }: { order: Order }) {
  const { t } = useTexts("orders");
  if (order.paymentState !== "paid" || !order.lines.some(({ sku }) => newEsimSkus.includes(sku))) return null;
  return (
    <ButtonLink href={`/shop/esim/${order.orderId}`} size="lg">
      {t("order.esim")}
    </ButtonLink>
  );
}
