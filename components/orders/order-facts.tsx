import styles from "@/components/orders/orders.module.css";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order, OrderCourier } from "@/services/orders/orders-service";
import type { OrderContact } from "@/services/orders/own-orders-service";
import { hasEnded, isRequestDeclined, isVoid } from "@/utils/checkout/order-end";
import { formatDate, formatDay, formatMoment } from "@/utils/dates/dates";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { keepUnits } from "@/utils/text/keep-units";

interface OrderFactsProps {
  order: Order;
  /** The contact data that a code opened; without it, all personal data is masked. */
  contact?: OrderContact | null;
}

/** How an order is paid, and whether it was paid or refunded. */
function usePaymentText(order: Order): string {
  const { t } = useTexts("orders");
  const { paymentMethod, paymentState, isPaymentOpen, payWith, refund, kept } = order;
  const by = payWith === null ? "" : t(`facts.payWith.${payWith}`);
  // The refund of an order that goes on is of a second payment.
  const isOwnRefund = refund !== null && kept === null && isVoid(order);
  const ownState = isPaymentOpen ? "open" : paymentState;
  const state = !isOwnRefund ? ownState : refund.isSent ? "refunded" : "refunding";
  if (by !== "" && state === "paid") return t("facts.paidBy", { by });
  const how = by === "" ? t(`facts.${paymentMethod}`) : t("facts.onlineBy", { by });
  return `${how}, ${t(`paymentState.${state}`)}`;
}

/** The dates, place and payment of an order. Personal data is masked until a code was entered. */
export function OrderFacts({ order, contact = null }: OrderFactsProps) {
  const { t, language } = useTexts("orders");
  const { delivery, masked } = order;
  const { fullName, address, msisdn: plainNumber } = contact ?? masked;
  const msisdn = formatMsisdn(plainNumber, language);
  const isTexted = delivery.type === "digital";
  const [from, to] = [formatDay(delivery.earliest, language), formatDay(delivery.latest, language)];
  const emiText = ({ bank, months, monthlyPoisha, totalPoisha }: Instalments) =>
    t("facts.emiText", {
      bank,
      months,
      monthly: formatMoney(monthlyPoisha, language),
      total: formatMoney(totalPoisha, language),
    });
  const place = isTexted
    ? `${fullName}, ${t("facts.byText", { msisdn })}`
    : delivery.store === null
      ? `${fullName}, ${address}, ${delivery.thanaLabel}, ${delivery.districtLabel}`
      : `${delivery.store.name}, ${delivery.store.address}`;
  const payment = usePaymentText(order);
  const facts: OptionalFact[] = [
    [t("facts.placed"), formatMoment(order.placedAt, language)],
    // An order that a discount made free is not paid by any method.
    order.total.payablePoisha === 0 ? null : [t("facts.payment"), payment],
    order.queue && [
      t("facts.queue"),
      t(order.queue.isReleased ? "facts.queueTextReleased" : "facts.queueText", {
        place: order.queue.place,
        day: formatDate(order.queue.releasedOn, language),
      }),
    ],
    // For an order that has arrived or ended, the timeline shows the date.
    isTexted || hasEnded(order) || isRequestDeclined(order)
      ? null
      : [t("facts.arrives"), keepUnits(from === to ? from : t("facts.window", { from, to }))],
    delivery.courier && [t("facts.courier"), <Courier key="courier" courier={delivery.courier} />],
    order.emi && [t("facts.emi"), emiText(order.emi)],
    order.promotion === null ? null : [t("facts.promotion"), order.promotion],
    [t(delivery.store === null || isTexted ? "facts.to" : "facts.pickup"), place],
    isTexted ? null : [t("facts.phone"), msisdn],
  ];
  return (
    <>
      <FactList facts={facts} className={styles.facts} />
      {contact === null && <p className={page.quiet}>{t("facts.masked")}</p>}
    </>
  );
}

/** The courier with its parcel number, its phone number and its page. */
function Courier({ courier: { name, phone, parcelNumber, page } }: { courier: OrderCourier }) {
  const { t, language } = useTexts("orders");
  const parcel = parcelNumber === null ? "" : t("facts.parcelNumber", { number: parcelNumber });
  return (
    <>
      {name}
      {parcel !== "" && <> · {page === null ? parcel : <a href={page}>{parcel}</a>}</>}
      {phone !== null && (
        <>
          {" · "}
          <a href={`tel:${phone.replaceAll(" ", "")}`}>
            {t("facts.callCourier", { phone: formatNumber(phone, language) })}
          </a>
        </>
      )}
    </>
  );
}
