import styles from "@/components/orders/my-orders.module.css";
import orderStyles from "@/components/orders/orders.module.css";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import { SearchBar } from "@/components/ui/forms/search-bar";
import page from "@/components/ui/sections/page.module.css";
import { Badge, type BadgeTone } from "@/components/ui/values/badge";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderGroup, OrderSummary } from "@/services/orders/order-history-service";
import type { MyOrders as Mine, MyOrdersQuery } from "@/services/orders/track-order-page.server";
import { orderPath } from "@/utils/checkout/order-id";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { localePath, paths, withQuery } from "@/utils/paths/paths";

const groups: readonly OrderGroup[] = ["moving", "delivered", "ended"];
/** Filters are shown from this number of orders on. */
const MANY = 4;

const toneOf = (state: OrderSummary["state"]): BadgeTone => {
  if (state === "delivered") return "success";
  if (state === "pending_payment") return "warning";
  return state === "cancelled" || state === "expired" ? "neutral" : "soft";
};

/** The address of a filtered list; absent filters are left out. */
function addressOf({ group, term, page = 1 }: MyOrdersQuery & { page?: number }): string {
  return withQuery(paths.trackOrder, {
    ...(group !== null && { orders: group }),
    ...(term !== "" && { find: term }),
    ...(page > 1 && { page: String(page) }),
  });
}

/**
 * My Orders: the orders of the logged-in number, newest first (ROUTE-09). Each filtered list has its own address and
 * needs no script (feature 37).
 */
export function MyOrders({ mine, query }: { mine: Exclude<Mine, null>; query: MyOrdersQuery }) {
  const { t } = useTexts("orders");
  const { group, term } = query;
  const isNarrowed = group !== null || term !== "";
  return (
    <section className={styles.mine} aria-labelledby="mine">
      <h2 id="mine">{t("mine.title")}</h2>
      {mine === "failed" && <p className={orderStyles.failure}>{t("mine.failed")}</p>}
      {mine !== "failed" && (isNarrowed || mine.count >= MANY) && <Filters query={query} />}
      {mine !== "failed" && mine.count === 0 && (
        <p className={page.quiet}>
          {t(isNarrowed ? "mine.noneSuch" : "mine.none")}{" "}
          {isNarrowed && <SiteLink href={paths.trackOrder}>{t("mine.showAll")}</SiteLink>}
        </p>
      )}
      {mine !== "failed" && mine.count > 0 && (
        <>
          <ul className={styles.rows}>
            {mine.orders.map((order) => (
              <Row key={order.orderId} order={order} />
            ))}
          </ul>
          {mine.pages > 1 && (
            <Pagination
              page={mine.page}
              pages={mine.pages}
              hrefOf={(page) => addressOf({ ...query, page })}
              labels={{
                label: t("mine.pages"),
                previous: t("mine.newer"),
                next: t("mine.older"),
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function Filters({ query: { group, term } }: { query: MyOrdersQuery }) {
  const { t, language } = useTexts("orders");
  return (
    <div className={styles.narrow}>
      <SearchBar
        action={localePath(paths.trackOrder, language)}
        id="find-order"
        name="find"
        label={t("mine.find")}
        hint={t("mine.findHint")}
        button={t("mine.findSubmit")}
        value={term}
        hiddenFields={{ orders: group }}
      />
      <FilterLinks
        label={t("mine.filter")}
        choices={[null, ...groups].map((entry) => ({
          key: entry ?? "all",
          label: t(`mine.${entry ?? "all"}`),
          href: addressOf({ group: entry, term }),
          chosen: group === entry,
        }))}
      />
    </div>
  );
}

function Row({ order }: { order: OrderSummary }) {
  const { t, language } = useTexts("orders");
  const { orderId, title, others, picture, state, stateLabel, placedAt, payablePoisha } = order;
  return (
    <li className={`${page.card} ${styles.row}`}>
      <span className={orderStyles.parcelImage}>{picture && <Picture picture={picture} alt="" />}</span>
      <div className={styles.what}>
        <SiteLink href={orderPath(orderId)} prefetch={false}>
          {title}
          {others > 0 && ` ${t("mine.others", { count: others })}`}
        </SiteLink>
        <span className={page.quiet}>
          {t("mine.placed", { day: formatDate(dayInDhaka(new Date(placedAt)), language) })}
          <span className={styles.number}>{orderId}</span>
        </span>
      </div>
      <div className={styles.state}>
        <Badge tone={toneOf(state)}>{stateLabel}</Badge>
        <strong>{formatMoney(payablePoisha, language)}</strong>
      </div>
    </li>
  );
}
