import type { ReactNode } from "react";
import { hasArrival, headlineText, type OrderHeadline } from "@/components/orders/order-headline";
import styles from "@/components/orders/order-status.module.css";
import orderStyles from "@/components/orders/orders.module.css";
import { PayButton } from "@/components/orders/pay-button";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Icon, Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OwnOrder, ViewedOrder } from "@/services/orders/own-orders-service";
import { lineFacts } from "@/utils/checkout/line-facts";
import { invoicePath } from "@/utils/checkout/order-id";
import { formatDate, formatDay, formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { paths, storePath } from "@/utils/paths/paths";
import type { Language } from "@/utils/text/translations";

interface OrderStatusProps {
  viewed: ViewedOrder;
  headline: OrderHeadline;
  thanks: boolean;
  /** True if the gateway could not be asked for the result of the payment. */
  checkFailed: boolean;
  /** The address of this page with its payment. Loading it again shows the latest state. */
  refreshPath: string;
}

/** Outline of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this part draws. */
const CARD =
  "M224 48H32a16 16 0 0 0-16 16v128a16 16 0 0 0 16 16h192a16 16 0 0 0 16-16V64a16 16 0 0 0-16-16m0 16v24H32V64Zm0 128H32v-88h192zm-16-24a8 8 0 0 1-8 8h-32a8 8 0 0 1 0-16h32a8 8 0 0 1 8 8m-64 0a8 8 0 0 1-8 8h-16a8 8 0 0 1 0-16h16a8 8 0 0 1 8 8";
const TO_PAY: readonly OrderHeadline[] = ["toPay", "paymentFailed", "paymentCancelled", "awaited"];
const ENDED: readonly OrderHeadline[] = [
  "requestDeclined",
  "returnRefused",
  "cancelled",
  "kept",
  "cameBack",
  "notCollected",
  "expired",
  "refundDue",
];

/** The state of the order, its arrival, what that means for its buyer, and the next action. */
export function OrderStatus({ viewed, headline, thanks, checkFailed, refreshPath }: OrderStatusProps) {
  const { t, language } = useTexts("orders");
  const { order, isReturnable } = viewed;
  const { delivery, total, refund, queue } = order;
  const hasCode = viewed.esim?.state === "open";
  const msisdn = formatMsisdnInText((order.contact ?? order.masked).msisdn, language);
  const isToPay = TO_PAY.includes(headline);
  const facts = {
    msisdn,
    total: formatMoney(total.payablePoisha, language),
    refund: formatMoney(refund?.poisha ?? total.payablePoisha, language),
    until: order.paymentDueUntil === null ? "" : formatMoment(order.paymentDueUntil, language),
    day: queue === null ? "" : formatDate(queue.releasedOn, language),
    place: queue?.place ?? 0,
    store: delivery.store?.name ?? "",
    kept: keptItems(order, language),
  };
  const [from, to] = [formatDay(delivery.earliest, language), formatDay(delivery.latest, language)];
  const text = headlineText(headline, order, { hasCode, isReturnable });
  const days = from === to ? from : t("facts.window", { from, to });
  return (
    <header className={styles.head} data-headline={headline}>
      <span className={styles.headIcon} aria-hidden="true">
        {isToPay ? (
          <Outline path={CARD} size={28} />
        ) : (
          <Icon name={ENDED.includes(headline) ? "warning" : "check"} size={28} />
        )}
      </span>
      {thanks && <p className={styles.thanks}>{t("order.thanks")}</p>}
      <h1>{t(`order.heading.${headline}`)}</h1>
      {hasArrival(headline, order) && (
        <p className={styles.arrival}>
          {t(delivery.store === null ? "order.arrives" : "order.readyAtStore", { days })}
        </p>
      )}
      <p data-text={text}>{t(`order.text.${text}`, facts)}</p>
      {checkFailed && (
        <p className={styles.failure} role="status">
          {t("order.checkFailed")}
        </p>
      )}
      <p className={styles.number}>
        <span>{t("order.number")}</span>
        <strong>{order.orderId}</strong>
      </p>
      {thanks && <p className={page.quiet}>{t("order.keep")}</p>}
      <PrimaryAction order={order} headline={headline} total={facts.total} refreshPath={refreshPath} />
    </header>
  );
}

/** The SIMs that the buyer of a cancelled order keeps, with what stays paid for them. */
function keptItems({ lines, kept }: OwnOrder, language: Language): string {
  const items = lines.flatMap((line) => (line.isKept ? [line.title, ...lineFacts(line, language)] : []));
  const price = kept !== null && kept.poisha > 0 ? ` (${formatMoney(kept.poisha, language)})` : "";
  return items.join(", ") + price;
}

interface PrimaryActionProps {
  order: OwnOrder;
  headline: OrderHeadline;
  total: string;
  refreshPath: string;
}

/** The main action for each state. The order's tools have the others; the action for eSIMs is beside their codes. */
function PrimaryAction({ order, headline, total, refreshPath }: PrimaryActionProps) {
  const { t, language } = useTexts("orders");
  const { delivery, orderId } = order;
  const timelineLink = <AnchorButton href="#timeline">{t("order.track")}</AnchorButton>;
  switch (headline) {
    case "toPay":
    case "paymentFailed":
    case "paymentCancelled":
      return <PayButton order={order} label={t(headline === "toPay" ? "order.pay" : "order.payAgain", { total })} />;
    case "awaited":
      return (
        <>
          <AnchorAction href={refreshPath}>{t("order.checkAgain")}</AnchorAction>
          <PayButton order={order} label={t("order.payNotYet", { total })} isSecond />
        </>
      );
    case "onTheWay":
      return (
        <Actions>
          {delivery.courier?.page ? (
            <AnchorButton href={delivery.courier.page} rel="noreferrer">
              {t("order.followParcel")}
            </AnchorButton>
          ) : (
            timelineLink
          )}
        </Actions>
      );
    case "atStore":
      return <LinkAction href={storePath(delivery.store?.id ?? "")}>{t("order.toStore")}</LinkAction>;
    case "delivered":
    case "pickedUp":
      return <LinkAction href={invoicePath(orderId, language)}>{t("tools.invoice")}</LinkAction>;
    case "returnRequested":
    case "returnAccepted":
    case "returnReceived":
    case "returnRefunded":
    case "returnRefused":
      return <AnchorAction href="#returns">{t("order.toReturn")}</AnchorAction>;
    case "cancelled":
    case "cameBack":
    case "notCollected":
    case "expired":
    case "refundDue":
    case "refunded":
      return <LinkAction href={paths.shop}>{t("order.shopOn")}</LinkAction>;
    case "requestDeclined":
      return <AnchorAction href="#tools">{t("tools.heading")}</AnchorAction>;
    case "kept":
    case "esimWaiting":
    case "esimReady":
      return null;
    default:
      return <Actions>{timelineLink}</Actions>;
  }
}

const Actions = ({ children }: { children: ReactNode }) => <div className={orderStyles.actions}>{children}</div>;

const AnchorAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <Actions>
    <AnchorButton href={href}>{children}</AnchorButton>
  </Actions>
);

const LinkAction = ({ href, children }: { href: string; children: ReactNode }) => (
  <Actions>
    <ButtonLink href={href} size="lg">
      {children}
    </ButtonLink>
  </Actions>
);

interface AnchorButtonProps {
  href: string;
  rel?: "noreferrer";
  children: ReactNode;
}

/** A plain link as a button, e.g. one that asks the server again, so it also works without JavaScript. */
export function AnchorButton({ children, ...link }: AnchorButtonProps) {
  return (
    <Button asChild size="lg">
      <a {...link}>{children}</a>
    </Button>
  );
}
