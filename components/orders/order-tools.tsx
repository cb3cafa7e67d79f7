import { useState } from "react";
import type { OrderAction } from "@/components/orders/order-actions";
import type { OrderHeadline } from "@/components/orders/order-headline";
import styles from "@/components/orders/orders.module.css";
import { useReorder } from "@/components/orders/use-reorder";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { PrintButton } from "@/components/ui/actions/print-button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Callout } from "@/components/ui/sections/callout";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order, OrderState } from "@/services/orders/orders-service";
import type { OwnOrder } from "@/services/orders/own-orders-service";
import { invoicePath } from "@/utils/checkout/order-id";
import { isSimSku } from "@/utils/sims/sim-skus";

const loadActions = () => import("@/components/orders/order-actions").then((loaded) => loaded.OrderActions);

const CANCELLABLE: readonly OrderState[] = ["pending_payment", "placed", "confirmed"];
/** The pages with these headlines already offer the invoice as their main action. */
const OFFERED: readonly OrderHeadline[] = ["delivered", "pickedUp"];

interface OrderToolsProps {
  order: OwnOrder;
  /** True for the buyer, who sees name and address in full. */
  isInFull?: boolean;
  /** The buyer's number, if the page shows it in full. */
  ownNumber?: string;
  headline?: OrderHeadline;
  /** False once nothing of the order can be returned. The page then shows the state of its returns. */
  isReturnable?: boolean;
  /** True while a return can be cancelled. */
  hasOpenReturn?: boolean;
  /** Called after the order has changed. */
  onChanged?: () => void;
}

/** The section of the actions, which is loaded when an action is opened. */
function useActions() {
  const [opened, setOpened] = useState<{ action: OrderAction; openCount: number } | null>(null);
  const [failed, setFailed] = useState(false);
  const { part: Actions, loadPart } = useLazyPart(loadActions);

  const open = (action: OrderAction) => {
    setOpened((before) => ({ action, openCount: (before?.openCount ?? 0) + 1 }));
    setFailed(false);
    void loadPart().then((isLoaded) => setFailed(!isLoaded));
  };
  const preloadHandlers = { onPointerEnter: () => void loadPart(), onFocus: () => void loadPart() };
  return { opened, failed, Actions, open, preloadHandlers };
}

/** The other actions for an order: invoice, buy again, change, cancel, return, cancel a return, show in full. */
export function OrderTools(props: OrderToolsProps) {
  const { order, isInFull = false, ownNumber = "", headline, onChanged = () => undefined } = props;
  const { isReturnable = true, hasOpenReturn = false } = props;
  const { t, language } = useTexts("orders");
  const { opened, failed, Actions, open, preloadHandlers } = useActions();
  const isCarried = order.delivery.type !== "digital";
  const hasInvoice = order.invoicePath !== null && (headline === undefined || !OFFERED.includes(headline));
  return (
    <section className={styles.tools} aria-labelledby="tools">
      <h2 id="tools">{t("tools.heading")}</h2>
      <div className={styles.actions}>
        {hasInvoice && (
          <ButtonLink href={invoicePath(order.orderId, language)} variant="outline">
            {t("tools.invoice")}
          </ButtonLink>
        )}
        <BuyAgain order={order} />
        {order.state === "delivered" && isCarried && isReturnable && (
          <Button variant="outline" {...preloadHandlers} onClick={() => open("return")}>
            {t("tools.return")}
          </Button>
        )}
        {hasOpenReturn && (
          <Button variant="outline" {...preloadHandlers} onClick={() => open("cancelReturn")}>
            {t("tools.cancelReturn")}
          </Button>
        )}
        {!isInFull && (
          <Button variant="outline" {...preloadHandlers} onClick={() => open("details")}>
            {t("tools.details")}
          </Button>
        )}
        {CANCELLABLE.includes(order.state) && isCarried && (
          <Button variant="outline" {...preloadHandlers} onClick={() => open("change")}>
            {t("tools.change")}
          </Button>
        )}
        {order.state === "pending_payment" && <PrintButton>{t("order.print")}</PrintButton>}
        {CANCELLABLE.includes(order.state) && (
          <Button variant="ghost" {...preloadHandlers} onClick={() => open("cancel")}>
            {t("tools.cancel")}
          </Button>
        )}
      </div>
      <div role="status">{failed && <p className={styles.failure}>{t("actions.failed")}</p>}</div>
      {opened !== null && Actions !== null && (
        <Actions orderId={order.orderId} ownNumber={ownNumber} {...opened} onChanged={onChanged} />
      )}
    </section>
  );
}

/**
 * Puts the goods into the cart again, except SIMs: a number is sold once. An order of SIMs alone shows nothing, and a
 * pre-order only after its delivery: until then its phone is not sold, and each number reserves one.
 */
function BuyAgain({ order }: { order: Pick<Order, "orderId" | "lines" | "preorder" | "state"> }) {
  const { orderId, lines, preorder, state: orderState } = order;
  const { t } = useTexts("orders");
  const { state, added, missing, reorder } = useReorder(orderId);
  const others = lines.filter(({ sku }) => !isSimSku(sku));
  if (others.length === 0 || (preorder && orderState !== "delivered")) return null;
  const label = others.length === lines.length ? "tools.reorder" : "tools.reorderOthers";
  const unavailable = missing.filter(({ sku }) => !isSimSku(sku));
  // The order's lines follow the language of the page.
  const titles = new Map(lines.map(({ sku, title }) => [sku, title]));
  return (
    <>
      <Button variant="outline" aria-busy={state === "busy"} onClick={() => void reorder()}>
        {t(state === "busy" ? "tools.adding" : label)}
      </Button>
      <div role="status" className={styles.reordered}>
        {state === "failed" && <p className={styles.failure}>{t("reorder.failed")}</p>}
        {state === "done" && unavailable.length === 0 && <p>{t("reorder.all")}</p>}
        {state === "done" && unavailable.length > 0 && (
          <Callout tone="warning" title={t(added > 0 ? "reorder.some" : "reorder.none")}>
            <ul>
              {unavailable.map(({ sku, title, path, reason }) => (
                <li key={sku}>
                  <SiteLink href={path}>{titles.get(sku) ?? title}</SiteLink>: {t(`reorder.${reason}`)}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </>
  );
}
