import styles from "@/components/orders/orders.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order } from "@/services/orders/orders-service";
import { formatDay } from "@/utils/dates/dates";
import { HOTLINE } from "@/utils/numbers/hotline";
import { paths } from "@/utils/paths/paths";

const MOVING = ["placed", "confirmed", "packed", "shipped"];

/** What to do if an order is late: a warning once it is late, before that a note for a parcel that is on its way. */
export function LateNote({ order }: { order: Pick<Order, "delivery" | "orderId" | "state"> }) {
  const { t, language } = useTexts("orders");
  const { delivery, orderId, state } = order;
  if (!MOVING.includes(state)) return null;
  if (delivery.type === "digital") return delivery.isLate ? <LateEsim orderId={orderId} /> : null;
  if (!delivery.isLate) return <p className={page.quiet}>{t("track.late")}</p>;
  return (
    <Callout tone="warning" title={t("late.title", { day: formatDay(delivery.latest, language) })}>
      <p>{t(delivery.courier === null ? "late.text" : "late.textCourier", { id: orderId })}</p>
      <p className={styles.lateWays}>
        <a href={`tel:${HOTLINE}`}>{t("late.call", { number: HOTLINE })}</a>
        <SiteLink href={paths.contact}>{t("late.write")}</SiteLink>
      </p>
    </Callout>
  );
}

/** Shown if the eSIM system does not answer or is slow: the money is safe, and the buyer does not have to act. */
function LateEsim({ orderId }: Pick<Order, "orderId">) {
  const { t } = useTexts("orders");
  return (
    <Callout tone="warning" title={t("late.titleEsim")}>
      <p>{t("late.textEsim", { id: orderId })}</p>
    </Callout>
  );
}
