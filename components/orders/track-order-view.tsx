import { type ReactNode, useState } from "react";
import { FoundOrder } from "@/components/orders/found-order";
import { OrderCode } from "@/components/orders/order-code";
import styles from "@/components/orders/orders.module.css";
import { TrackForm } from "@/components/orders/track-form";
import track from "@/components/orders/track-page.module.css";
import { useLiveOrders } from "@/components/orders/use-live-order";
import { useTrackOrder } from "@/components/orders/use-track-order";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { Drawing } from "@/components/ui/values/drawing";
import { useOrdersCode } from "@/hooks/orders/use-orders-code";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderContact } from "@/services/orders/own-orders-service";
import { HOTLINE } from "@/utils/numbers/hotline";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";

interface TrackOrderViewProps {
  /** The order id in the address, empty if there is none. */
  orderId: string;
  /** True when the reader looked for an order that does not exist. */
  isUnknown?: boolean;
  /** My Orders, for a logged-in reader. */
  mine?: ReactNode;
}

/** The orders of a number with their receivers, opened by a code. */
function useOwnOrders(show: ReturnType<typeof useTrackOrder>["show"]) {
  /** The number whose orders were opened by a code, and the number of these orders. */
  const [opened, setOpened] = useState<{ msisdn: string; count: number } | null>(null);
  const [contacts, setContacts] = useState<ReadonlyMap<string, OrderContact | null>>(new Map());
  const [asksCode, setAsksCode] = useState(false);
  const entry = useOrdersCode(({ orders: found, msisdn }) => {
    setAsksCode(false);
    setOpened({ msisdn, count: found.length });
    setContacts((before) => new Map([...before, ...found.map((order) => [order.orderId, order.contact] as const)]));
    show(found);
  });
  return {
    opened,
    contacts,
    asksCode,
    entry,
    /** Sends a code to a number; null closes the code step. */
    ask(number: string | null) {
      setOpened(null);
      setAsksCode(number !== null);
      if (number !== null) entry.requestFor(number);
    },
  };
}

/**
 * Order numbers with a mobile number show the masked timelines, without a log-in. A mobile number alone opens its
 * orders with a code (ROUTE-10, feature 35, docs/interfaces.md#order-tracking).
 */
export function TrackOrderView({ orderId: initialOrderId, isUnknown = false, mine }: TrackOrderViewProps) {
  const { t, language } = useTexts("orders");
  const tracking = useTrackOrder();
  const { orders, show, remove } = tracking;
  const shown = useLiveOrders(orders);
  const { opened, contacts, asksCode, entry, ask } = useOwnOrders(show);
  const search = (orderId: string, msisdn: string) => {
    ask(tracking.search(orderId, msisdn));
  };
  return (
    <div className={styles.page}>
      <TitleBand
        wide
        title={t(isUnknown ? "track.unknownTitle" : "track.title")}
        text={t(isUnknown ? "track.unknown" : mine ? "track.leadMine" : "track.lead")}
        src="/images/kit/scene/tracker-map.svg"
      />
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
          {mine && <h2 className={page.sectionTitle}>{t("track.another")}</h2>}
          <TrackForm initialOrderId={initialOrderId} state={tracking} onSearch={search} />
          {asksCode && (
            <section className={styles.card} aria-label={t("code.label")}>
              <OrderCode entry={entry} lead={t("track.codeLead")} />
            </section>
          )}
          <p role="status" className={page.quiet}>
            {opened !== null &&
              t(opened.count === 0 ? "track.none" : "track.own", {
                msisdn: formatMsisdnInText(opened.msisdn, language),
              })}
          </p>
        </div>
        <TrackHelp />
      </div>
    </div>
  );
}

const points = [
  { name: "number", drawing: "/icons/order.svg" },
  { name: "lost", drawing: "/icons/phones.svg" },
  { name: "hidden", drawing: "/icons/warranty.svg" },
] as const;

/** The help beside the form: where to find the order number, what to do without it, and whom to ask. */
function TrackHelp() {
  const { t } = useTexts("orders");
  return (
    <aside className={track.help} aria-labelledby="track-help">
      <h2 id="track-help">{t("help.title")}</h2>
      <ul>
        {points.map(({ name, drawing }) => (
          <li key={name}>
            <Drawing src={drawing} width={36} />
            <h3>{t(`help.${name}`)}</h3>
            <p>{t(`help.${name}Text`)}</p>
          </li>
        ))}
      </ul>
      <p className={`${track.ways} ${page.textLinks}`}>
        <a href={`tel:${HOTLINE}`}>{t("late.call", { number: HOTLINE })}</a>
        <SiteLink href={paths.contact} prefetch={false}>
          {t("late.write")}
        </SiteLink>
      </p>
    </aside>
  );
}
