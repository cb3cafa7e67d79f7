import styles from "@/components/orders/orders.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { EmiOffer } from "@/services/delivery-service";
import type { Order, OrderState } from "@/services/orders-service";
import type { OrderContact } from "@/services/own-orders-service";
import { formatDay, formatMoment } from "@/utils/dates";
import { formatMoney } from "@/utils/money";

const ENDS: readonly OrderState[] = ["delivered", "cancelled", "expired"];

interface OrderFactsProps {
  order: Order;
  /** What a code opened; without it everything personal is masked. */
  contact?: OrderContact | null;
}

/** When, where to and how paid; what is personal is masked until a code was entered. */
export function OrderFacts({ order, contact = null }: OrderFactsProps) {
  const { t } = useTexts("orders");
  const { delivery, masked } = order;
  const { fullName, address, msisdn } = contact ?? masked;
  const isTexted = delivery.type === "digital";
  const [from, to] = [formatDay(delivery.earliest), formatDay(delivery.latest)];
  const emiWords = ({ bank, months, monthlyPoisha, totalPoisha }: EmiOffer) =>
    t("facts.emiText", { bank, months, monthly: formatMoney(monthlyPoisha), total: formatMoney(totalPoisha) });
  const facts = [
    [t("facts.placed"), formatMoment(order.placedAt)],
    [t("facts.payment"), `${t(`facts.${order.paymentMethod}`)}, ${t(`paymentState.${order.paymentState}`)}`],
    // What has arrived or ended has its moment in the timeline.
    ...(isTexted || ENDS.includes(order.state)
      ? []
      : [[t("facts.arrives"), from === to ? from : t("facts.window", { from, to })]]),
    ...(order.emi === null ? [] : [[t("facts.emi"), emiWords(order.emi)]]),
    ...(order.promotion === null ? [] : [[t("facts.promotion"), order.promotion]]),
    isTexted
      ? [t("facts.to"), `${fullName}, ${t("facts.byText", { msisdn })}`]
      : delivery.store === null
        ? [t("facts.to"), `${fullName}, ${address}, ${delivery.thana}, ${delivery.district}`]
        : [t("facts.pickup"), `${delivery.store.name}, ${delivery.store.address}`],
    ...(isTexted ? [] : [[t("facts.phone"), msisdn]]),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {contact === null && <p className={styles.note}>{t("facts.masked")}</p>}
    </>
  );
}
