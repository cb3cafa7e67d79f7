import type { ReactNode } from "react";
import { RefreshLink } from "@/components/orders/order-status";
import styles from "@/components/orders/orders.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ViewedOrder } from "@/services/orders/own-orders-service";
import type { EsimProfile } from "@/services/sims/esim-service";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMsisdn } from "@/utils/numbers/msisdn";

interface OrderEsimsProps {
  viewed: ViewedOrder;
  /** Draws the codes. Another feature does this, and the page connects the two. */
  renderEsims: (profiles: readonly EsimProfile[]) => ReactNode;
}

/** The paid eSIMs of an order: their codes in the browser that ordered them, elsewhere help with the texted link. */
export function OrderEsims({ viewed: { order, seenBy, esim }, renderEsims }: OrderEsimsProps) {
  const { t, language } = useTexts("orders");
  if (esim === null) return null;
  const msisdn = formatMsisdn((order.contact ?? order.masked).msisdn, language);
  const isOpen = esim.state === "open";
  return (
    <section className={`${styles.esims} ${isOpen ? "" : styles.card}`} aria-labelledby="esims">
      <h2 id="esims">{t(`esims.${esim.state}`)}</h2>
      {isOpen && <p className={styles.note}>{t("esims.openText", { msisdn })}</p>}
      {isOpen && renderEsims(esim.profiles)}
      {esim.state === "waiting" && (
        <>
          <p>{t(seenBy === "browser" ? "esims.waitingHere" : "esims.waitingText", { msisdn })}</p>
          <div className={styles.actions}>
            <RefreshLink path={orderPath(order.orderId)}>{t("esims.look")}</RefreshLink>
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
      <p role="status" className={styles.unseen}>
        {t(`esims.${esim.state}`)}
      </p>
    </section>
  );
}
