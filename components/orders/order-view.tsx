import { useRouter } from "next/router";
import { type ReactNode, useEffect } from "react";
import { LateNote } from "@/components/orders/late-note";
import { NextSteps } from "@/components/orders/next-steps";
import { OrderFacts } from "@/components/orders/order-facts";
import { orderHeadline } from "@/components/orders/order-headline";
import { OrderParcel } from "@/components/orders/order-parcel";
import { AnchorButton, OrderStatus } from "@/components/orders/order-status";
import { OrderTimeline } from "@/components/orders/order-timeline";
import { OrderTools } from "@/components/orders/order-tools";
import styles from "@/components/orders/orders.module.css";
import { ReturnList } from "@/components/orders/return-list";
import { useViewedOrder } from "@/components/orders/use-viewed-order";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { useHideOrders } from "@/hooks/orders/use-hide-orders";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderReturn, ViewedOrder } from "@/services/orders/own-orders-service";
import type { EsimProfile } from "@/services/sims/esim-service";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

interface OrderViewProps {
  viewed: ViewedOrder;
  /** True when the gateway gave no answer about the payment. */
  checkFailed: boolean;
  /** True for a payer who returned before the state of the payment was known. */
  awaited?: boolean;
  /** True once, for the browser that placed the order. */
  thanks?: boolean;
  /** Draws the eSIMs that are open. Another feature fills this slot. */
  renderEsims?: (profiles: readonly EsimProfile[]) => ReactNode;
}

/** The page of an order, also after a reload: its state, the next steps, its contents (feature 34). */
export function OrderView(props: OrderViewProps) {
  const { viewed: served, checkFailed, awaited = false, thanks = false, renderEsims = () => null } = props;
  const { t } = useTexts("orders");
  const { asPath, replace } = useRouter();
  const viewed = useViewedOrder(served, awaited);
  const { order, seenBy, returns } = viewed;
  const headline = orderHeadline(viewed, awaited);
  const renew = () => void replace(asPath, undefined, { scroll: false });

  // Once the payment is decided, the page is rendered again: only the server adds the thanks and other changed parts.
  const isDecided = served.order.state === "pending_payment" && order.state !== "pending_payment";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the change
  useEffect(() => {
    if (isDecided) renew();
  }, [isDecided]);

  return (
    <div className={styles.page}>
      <OrderStatus
        viewed={viewed}
        headline={headline}
        thanks={thanks}
        checkFailed={checkFailed && headline === "awaited"}
        refreshPath={asPath}
      />
      <p role="status" className={page.srOnly}>
        {order.state !== served.order.state && t("live.changed", { id: order.orderId, state: order.stateLabel })}
      </p>
      <OrderEsims viewed={viewed} renderEsims={renderEsims} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <NextSteps viewed={viewed} />
          <OrderReturns returns={returns} />
          <OrderParcel order={order} />
        </div>
        <section className={styles.card} aria-labelledby="timeline">
          <h2 id="timeline">{t("timeline.heading")}</h2>
          <OrderTimeline events={order.timeline} />
          <OrderFacts order={order} contact={order.contact} />
          {seenBy === "browser" && <OrderPrivacy onHidden={renew} />}
          <LateNote order={order} />
        </section>
      </div>
      <OrderTools
        order={order}
        isInFull={seenBy !== "anyone"}
        ownNumber={order.contact?.msisdn ?? ""}
        headline={headline}
        isReturnable={viewed.isReturnable}
        hasOpenReturn={returns.some(({ isCancellable }) => isCancellable)}
        onChanged={renew}
      />
    </div>
  );
}

/** The returns of an order, for its buyer. */
function OrderReturns({ returns }: { returns: readonly OrderReturn[] }) {
  const { t } = useTexts("orders");
  if (returns.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="returns">
      <h2 id="returns">{t("returns.heading")}</h2>
      <ReturnList returns={returns} />
    </section>
  );
}

/** Explains why name and address are shown in full, and can hide them in a browser that others use too. */
function OrderPrivacy({ onHidden }: { onHidden: () => void }) {
  const { t } = useTexts("orders");
  const { state, run: hide } = useHideOrders(onHidden);
  return (
    <div className={styles.privacy}>
      <p className={page.quiet}>{t("privacy.text")}</p>
      <Button variant="outline" size="sm" aria-busy={state === "busy"} onClick={() => void hide()}>
        {t("privacy.hide")}
      </Button>
      {state === "failed" && (
        <p className={styles.failure} role="alert">
          {t("privacy.failed")}
        </p>
      )}
    </div>
  );
}

interface OrderEsimsProps {
  viewed: ViewedOrder;
  /** Draws the codes. Another feature does this, and the page connects the two. */
  renderEsims: (profiles: readonly EsimProfile[]) => ReactNode;
}

/** The paid eSIMs of an order: their codes in the browser that ordered them, elsewhere help with the texted link. */
function OrderEsims({ viewed: { order, seenBy, esim }, renderEsims }: OrderEsimsProps) {
  const { t, language } = useTexts("orders");
  if (esim === null) return null;
  const msisdn = formatMsisdnInText((order.contact ?? order.masked).msisdn, language);
  const isOpen = esim.state === "open";
  return (
    <section className={`${styles.esims} ${isOpen ? "" : styles.card}`} aria-labelledby="esims">
      <h2 id="esims">{t(`esims.${esim.state}`)}</h2>
      {isOpen && <p className={`${page.quiet} ${styles.opened}`}>{t("esims.openText", { msisdn })}</p>}
      {isOpen && renderEsims(esim.profiles)}
      {esim.state === "waiting" && (
        <>
          <p>{t(seenBy === "browser" ? "esims.waitingHere" : "esims.waitingText", { msisdn })}</p>
          <div className={styles.actions}>
            <AnchorButton href={orderPath(order.orderId)}>{t("esims.look")}</AnchorButton>
          </div>
        </>
      )}
      {esim.state === "texted" && (
        <>
          <p>{t("esims.textedText", { msisdn })}</p>
          <div className={styles.actions}>
            <ButtonLink href={`/shop/esim/${order.orderId}`} size="lg">
              {t("order.esim")}
            </ButtonLink>
          </div>
        </>
      )}
      <p>{t("esims.register")}</p>
      <p role="status" className={page.srOnly}>
        {t(`esims.${esim.state}`)}
      </p>
    </section>
  );
}
