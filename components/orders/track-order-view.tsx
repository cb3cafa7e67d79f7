import { useEffect, useRef, useState } from "react";
import { OrderFacts } from "@/components/orders/order-facts";
import { OrderParcel } from "@/components/orders/order-parcel";
import { OrderTimeline } from "@/components/orders/order-timeline";
import styles from "@/components/orders/orders.module.css";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/form-field";
import { useTexts } from "@/hooks/use-texts";
import { type TrackMistake, useTrackOrder } from "@/hooks/use-track-order";
import type { Order } from "@/services/orders-service";

interface TrackOrderViewProps {
  /** Order id of the address, empty when there is none. */
  orderId: string;
}

/** Order number and mobile number in, the masked timeline out; no log-in (SPEC 2; BEYOND 35). */
export function TrackOrderView({ orderId: given }: TrackOrderViewProps) {
  const { t } = useTexts("orders");
  const { order, searching, mistakes, failure, search } = useTrackOrder();
  const [orderId, setOrderId] = useState(given);
  const [msisdn, setMsisdn] = useState("");
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (mistakes.length > 0) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [mistakes]);

  const error = (name: TrackMistake) => (mistakes.includes(name) ? t(`track.${name}Mistake`) : undefined);
  return (
    <div className={styles.page}>
      <div className={styles.track}>
        <header>
          <h1>{t("track.title")}</h1>
          <p className={styles.note}>{t("track.lead")}</p>
        </header>
        <noscript>
          <p className={styles.failure}>{t("track.noScript")}</p>
        </noscript>
        <form
          ref={form}
          noValidate
          className={styles.card}
          onSubmit={(event) => {
            event.preventDefault();
            search(orderId, msisdn);
          }}
        >
          <TextField
            id="track-orderId"
            label={t("track.orderId")}
            hint={t("track.orderIdHint")}
            error={error("orderId")}
            value={orderId}
            onChange={setOrderId}
            autoComplete="off"
            maxLength={40}
          />
          <TextField
            id="track-msisdn"
            label={t("track.msisdn")}
            hint={t("track.msisdnHint")}
            error={error("msisdn")}
            value={msisdn}
            onChange={setMsisdn}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={30}
          />
          <Button type="submit" size="lg" aria-busy={searching}>
            {searching ? t("track.searching") : t("track.submit")}
          </Button>
          <p className={styles.failure} role="alert">
            {failure !== null && t(`track.${failure}`)}
          </p>
        </form>
      </div>
      {order !== null && <FoundOrder order={order} />}
    </div>
  );
}

function FoundOrder({ order }: { order: Order }) {
  const { t } = useTexts("orders");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.columns}>
      <section className={styles.card} aria-labelledby="found">
        <h2 id="found" ref={heading} tabIndex={-1}>
          {order.orderId}: {order.stateLabel}
        </h2>
        <OrderTimeline events={order.timeline} />
        <OrderFacts order={order} />
        <p className={styles.note}>{t("track.late")}</p>
      </section>
      <OrderParcel order={order} />
    </div>
  );
}
