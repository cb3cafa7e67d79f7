import styles from "@/components/orders/orders.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { Order } from "@/services/orders-service";
import { formatDay, formatMoment } from "@/utils/dates";

/** When, where to and how paid; what is personal is masked. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTexts("orders");
  const { delivery, masked } = order;
  const [from, to] = [formatDay(delivery.earliest), formatDay(delivery.latest)];
  const facts = [
    [t("facts.placed"), formatMoment(order.placedAt)],
    [t("facts.payment"), `${t(`facts.${order.paymentMethod}`)}, ${t(`paymentState.${order.paymentState}`)}`],
    [t("facts.arrives"), from === to ? from : t("facts.window", { from, to })],
    [t("facts.to"), `${masked.fullName}, ${masked.address}, ${delivery.thana}, ${delivery.district}`],
    [t("facts.phone"), masked.msisdn],
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
      <p className={styles.note}>{t("facts.masked")}</p>
    </>
  );
}
