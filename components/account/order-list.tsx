import { useEffect, useRef, useState } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { useOrderHistory } from "@/components/account/use-order-history";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Badge, type BadgeTone } from "@/components/ui/values/badge";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderHistory, OrderSummary } from "@/services/orders/order-history-service";
import { orderPath } from "@/utils/checkout/order-id";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";

const SHOWN_AT_FIRST = 3;

const tones: Readonly<Record<OrderSummary["state"], BadgeTone>> = {
  pending_payment: "warning",
  placed: "soft",
  confirmed: "soft",
  packed: "soft",
  shipped: "brand",
  delivered: "success",
  cancelled: "neutral",
  expired: "neutral",
};

/** The number's orders, newest first. Each links to its own page with the tracking of its parcel. */
export function OrderList({ history }: { history: OrderHistory | null }) {
  const { t } = useTexts("account");
  const { block, older } = useOrderHistory(history);
  const [all, setAll] = useState(false);
  const { data } = block;
  const shown = data?.orders.slice(0, all ? undefined : SHOWN_AT_FIRST) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(shown.length);
  // If the clicked button was removed, the first of the added orders gets the focus.
  useEffect(() => {
    if (document.activeElement === document.body) {
      list.current?.children[shownBefore.current]?.querySelector("a")?.focus();
    }
    shownBefore.current = shown.length;
  }, [shown.length]);
  return (
    <BlockCard id="orders" title={t("orders.title")} more={{ href: paths.trackOrder, label: t("orders.track") }}>
      {data === null && <BlockFailure text={t("failure.orders")} title={t("orders.title")} block={block} />}
      {data?.orders.length === 0 && (
        <div className={styles.nothing}>
          <h3>{t("orders.empty")}</h3>
          <p>{t("orders.emptyText")}</p>
          <ButtonLink href={paths.phones} variant="secondary">
            {t("orders.shop")}
          </ButtonLink>
        </div>
      )}
      {data !== null && data.orders.length > 0 && (
        <>
          <ul ref={list} className={styles.rows}>
            {shown.map((order) => (
              <OrderRow key={order.orderId} order={order} />
            ))}
          </ul>
          {!all && data.orders.length > SHOWN_AT_FIRST && (
            <Button variant="outline" onClick={() => setAll(true)}>
              {t("orders.all", { number: data.orders.length })}
            </Button>
          )}
          {all && data.page < data.pages && (
            <Button variant="outline" aria-busy={older.state === "busy"} onClick={() => void older.run(data)}>
              {t(older.state === "busy" ? "orders.loadingOlder" : "orders.older")}
            </Button>
          )}
          <p role="status" className={styles.status} data-failed>
            {older.state === "failed" && t("orders.olderFailed")}
          </p>
        </>
      )}
    </BlockCard>
  );
}

function OrderRow({ order }: { order: OrderSummary }) {
  const { t, language } = useTexts("account");
  const { orderId, title, others, picture, state, stateLabel, placedAt, payablePoisha } = order;
  return (
    <li className={styles.order}>
      <span className={styles.thumb}>{picture && <Picture picture={picture} alt="" />}</span>
      <div className={styles.rowText}>
        <h3>
          <SiteLink href={orderPath(orderId)} prefetch={false} className={styles.rowLink}>
            {title}
          </SiteLink>
          {others > 0 && ` ${t("orders.others", { count: others })}`}
        </h3>
        <p className={page.quiet}>
          {t("orders.placed", { date: formatDate(dayInDhaka(new Date(placedAt)), language) })}
          <span className={styles.code}>{t("orders.id", { id: orderId })}</span>
        </p>
      </div>
      <p className={styles.rowEnd}>
        <Badge tone={tones[state]}>{stateLabel}</Badge>
        <b>{formatMoney(payablePoisha, language)}</b>
      </p>
    </li>
  );
}
