import { useState } from "react";
import styles from "@/components/orders/my-orders.module.css";
import orderStyles from "@/components/orders/orders.module.css";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { ToggleChip } from "@/components/ui/chip";
import { Pagination } from "@/components/ui/pagination";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { OrderSummary } from "@/services/order-history-service";
import type { MyOrders as Mine } from "@/services/track-order-page.server";
import { dayInDhaka, formatDate } from "@/utils/dates";
import { formatMoney } from "@/utils/money";
import { orderPath } from "@/utils/order-id";
import { paths } from "@/utils/paths";

const GROUPS = {
  moving: ["pending_payment", "placed", "confirmed", "packed", "shipped"],
  delivered: ["delivered"],
  ended: ["cancelled", "expired"],
} as const;
type Group = keyof typeof GROUPS;
const groups = Object.keys(GROUPS) as Group[];

const toneOf = (state: OrderSummary["state"]): BadgeTone =>
  state === "delivered"
    ? "success"
    : state === "pending_payment"
      ? "warning"
      : groupOf(state) === "ended"
        ? "neutral"
        : "soft";

function groupOf(state: OrderSummary["state"]): Group {
  return groups.find((group) => (GROUPS[group] as readonly string[]).includes(state)) ?? "moving";
}

/** My Orders: those of the number that is logged in, newest first (SPEC 2; ROUTE-09; BEYOND 37). */
export function MyOrders({ mine }: { mine: Exclude<Mine, null> }) {
  const { t } = useTexts("orders");
  const [group, setGroup] = useState<Group | null>(null);
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{t("mine.title")}</h2>
      {mine === "failed" && <p className={orderStyles.failure}>{t("mine.failed")}</p>}
      {mine !== "failed" && mine.count === 0 && <p className={orderStyles.note}>{t("mine.none")}</p>}
      {mine !== "failed" && mine.count > 0 && (
        <>
          <fieldset className={styles.filter}>
            <legend className={orderStyles.unseen}>{t("mine.filter")}</legend>
            {groups.map((entry) => (
              <ToggleChip
                key={entry}
                label={t(`mine.${entry}`)}
                pressed={group === entry}
                onToggle={() => setGroup(group === entry ? null : entry)}
              />
            ))}
          </fieldset>
          <ul className={styles.rows}>
            {mine.orders
              .filter(({ state }) => group === null || groupOf(state) === group)
              .map((order) => (
                <Row key={order.orderId} order={order} />
              ))}
          </ul>
          {mine.pages > 1 && (
            <Pagination
              page={mine.page}
              pages={mine.pages}
              hrefOf={(page) => `${paths.trackOrder}?page=${page}`}
              words={{
                label: t("mine.pages"),
                previous: t("mine.newer"),
                next: t("mine.older"),
                page: (number) => t("mine.page", { number }),
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const { t } = useTexts("orders");
  const { orderId, title, others, picture, state, stateLabel, placedAt, payablePoisha } = order;
  return (
    <li className={styles.row}>
      <span className={orderStyles.parcelImage}>{picture && <Picture picture={picture} alt="" />}</span>
      <div className={styles.what}>
        <SiteLink href={orderPath(orderId)} prefetch={false}>
          {title}
          {others > 0 && ` ${t("mine.others", { count: others })}`}
        </SiteLink>
        <span className={orderStyles.note}>
          {t("mine.placed", { day: formatDate(dayInDhaka(new Date(placedAt))), id: orderId })}
        </span>
      </div>
      <div className={styles.state}>
        <Badge tone={toneOf(state)}>{stateLabel}</Badge>
        <strong>{formatMoney(payablePoisha)}</strong>
      </div>
    </li>
  );
}
