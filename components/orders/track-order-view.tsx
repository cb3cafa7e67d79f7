import { type ReactNode, useEffect, useRef, useState } from "react";
import { FoundOrder } from "@/components/orders/found-order";
import { OrderCode } from "@/components/orders/order-code";
import styles from "@/components/orders/orders.module.css";
import { TrackHelp } from "@/components/orders/track-help";
import track from "@/components/orders/track-page.module.css";
import { useLiveOrders } from "@/components/orders/use-live-order";
import { type TrackError, useTrackOrder } from "@/components/orders/use-track-order";
import { Button } from "@/components/ui/actions/button";
import { TextField } from "@/components/ui/forms/form-field";
import { TitleBand } from "@/components/ui/sections/title-band";
import { useOrdersCode } from "@/hooks/orders/use-orders-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderContact } from "@/services/orders/own-orders-service";
import { MOST_TRACKED } from "@/utils/checkout/order-id";
import { formatMsisdn } from "@/utils/numbers/msisdn";

interface TrackOrderViewProps {
  /** Order id of the address, empty when there is none. */
  orderId: string;
  /** My Orders, for a logged-in reader. */
  mine?: ReactNode;
}

/**
 * Order numbers and a mobile number show the masked timelines, without a log-in; a number alone opens its orders with a
 * code (ROUTE-10, feature 35, docs/interfaces.md#order-tracking).
 */
export function TrackOrderView({ orderId: given, mine }: TrackOrderViewProps) {
  const { t, language } = useTexts("orders");
  const { orders, searching, validationErrors, failure, search, show, remove } = useTrackOrder();
  const shown = useLiveOrders(orders);
  const [orderId, setOrderId] = useState(given);
  const [msisdn, setMsisdn] = useState("");
  /** The number whose orders a code opens, and how many it had. */
  const [opened, setOpened] = useState<{ msisdn: string; count: number } | null>(null);
  const [contacts, setContacts] = useState<ReadonlyMap<string, OrderContact | null>>(new Map());
  const [asksCode, setAsksCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const entry = useOrdersCode((found, number) => {
    setAsksCode(false);
    setOpened({ msisdn: number, count: found.length });
    setContacts((before) => new Map([...before, ...found.map((order) => [order.orderId, order.contact] as const)]));
    show(found);
  });

  useEffect(() => {
    if (validationErrors.length > 0) form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus();
  }, [validationErrors]);

  const error = (name: TrackError) => (validationErrors.includes(name) ? t(`track.${name}Error`) : undefined);
  return (
    <div className={styles.page}>
      <TitleBand wide title={t("track.title")} text={t("track.lead")} src="/images/kit/scene/tracker-map.svg" />
      {/* The results are above the form. */}
      {shown.length > 0 && (
        <div className={styles.found}>
          {shown.map((order, index) => (
            <FoundOrder
              key={order.orderId}
              order={order}
              first={index === 0}
              contact={contacts.get(order.orderId) ?? null}
              onRemove={shown.length > 1 ? () => remove(order.orderId) : null}
            />
          ))}
        </div>
      )}
      {mine}
      <div className={track.columns}>
        <div className={track.form}>
          <noscript>
            <p className={styles.failure}>{t("track.noScript")}</p>
          </noscript>
          <form
            ref={form}
            noValidate
            className={styles.card}
            onSubmit={(event) => {
              event.preventDefault();
              setOpened(null);
              const number = search(orderId, msisdn);
              setAsksCode(number !== null);
              if (number !== null) entry.send(number);
            }}
          >
            <TextField
              id="track-orderId"
              label={t("track.orderId")}
              hint={t("track.orderIdHint")}
              error={error("orderId")}
              value={orderId}
              onChange={setOrderId}
              optional={t("track.optional")}
              autoComplete="off"
              maxLength={MOST_TRACKED * 30}
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
          {asksCode && (
            <section className={styles.card} aria-label={t("code.label")}>
              <OrderCode entry={entry} lead={t("track.codeLead")} />
            </section>
          )}
          <p role="status" className={styles.note}>
            {opened !== null &&
              t(opened.count === 0 ? "track.none" : "track.own", { msisdn: formatMsisdn(opened.msisdn, language) })}
          </p>
        </div>
        <TrackHelp />
      </div>
    </div>
  );
}
