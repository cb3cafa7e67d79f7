import { useRouter } from "next/router";
import { useState } from "react";
import type { DeskAim } from "@/components/orders/order-desk";
import styles from "@/components/orders/orders.module.css";
import { Button, ButtonLink } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { SiteLink } from "@/components/ui/site-link";
import { useLazyPart } from "@/hooks/use-lazy-part";
import { useReorder } from "@/hooks/use-reorder";
import { useTexts } from "@/hooks/use-texts";
import type { Order, OrderState } from "@/services/orders-service";
import { invoicePath } from "@/utils/order-id";

const loadDesk = () => import("@/components/orders/order-desk").then((loaded) => loaded.OrderDesk);

const CANCELLABLE: readonly OrderState[] = ["pending_payment", "placed", "confirmed"];
const UNINVOICED: readonly OrderState[] = ["pending_payment", "cancelled", "expired"];

/** What can be done with an order after it was placed: its invoice, once more, change, cancel, give back, see in full. */
export function OrderTools({ order }: { order: Order }) {
  const { t } = useTexts("orders");
  const { asPath, replace } = useRouter();
  const [aim, setAim] = useState<DeskAim | null>(null);
  const [failed, setFailed] = useState(false);
  const { part: Desk, want } = useLazyPart(loadDesk);
  const again = useReorder(order.orderId);

  const open = (wanted: DeskAim) => {
    setAim(wanted);
    setFailed(false);
    void want().then((came) => setFailed(!came));
  };
  const warm = { onPointerEnter: () => void want(), onFocus: () => void want() };
  return (
    <section className={styles.tools} aria-label={t("tools.heading")}>
      <div className={styles.actions}>
        {!UNINVOICED.includes(order.state) && (
          <ButtonLink href={invoicePath(order.orderId, "en")} variant="outline">
            {t("tools.invoice")}
          </ButtonLink>
        )}
        <Button variant="outline" aria-busy={again.state === "adding"} onClick={again.reorder}>
          {t(again.state === "adding" ? "tools.adding" : "tools.reorder")}
        </Button>
        {order.state === "delivered" && order.delivery.type !== "digital" && (
          <Button variant="outline" {...warm} onClick={() => open("return")}>
            {t("tools.return")}
          </Button>
        )}
        <Button variant="outline" {...warm} onClick={() => open("details")}>
          {t("tools.details")}
        </Button>
        {CANCELLABLE.includes(order.state) && order.delivery.type !== "digital" && (
          <Button variant="outline" {...warm} onClick={() => open("change")}>
            {t("tools.change")}
          </Button>
        )}
        {CANCELLABLE.includes(order.state) && (
          <Button variant="ghost" {...warm} onClick={() => open("cancel")}>
            {t("tools.cancel")}
          </Button>
        )}
      </div>
      <div role="status">
        {again.state === "done" && again.missing.length === 0 && <p>{t("reorder.all")}</p>}
        {again.state === "failed" && <p className={styles.failure}>{t("reorder.failed")}</p>}
        {failed && <p className={styles.failure}>{t("desk.failed")}</p>}
        {again.state === "done" && again.missing.length > 0 && (
          <Callout tone="warning" title={t(again.added > 0 ? "reorder.some" : "reorder.none")}>
            <ul>
              {again.missing.map(({ sku, title, path, reason }) => (
                <li key={sku}>
                  <SiteLink href={path}>{title}</SiteLink>: {t(`reorder.${reason}`)}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
      {aim !== null && Desk !== null && (
        <Desk orderId={order.orderId} aim={aim} onChanged={() => void replace(asPath, undefined, { scroll: false })} />
      )}
    </section>
  );
}
