import { isTexted } from "@/components/orders/order-headline";
import styles from "@/components/orders/orders.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { OrderState } from "@/services/orders/orders-service";
import type { OwnOrder, ViewedOrder } from "@/services/orders/own-orders-service";
import { hasEnded, isRequestDeclined } from "@/utils/checkout/order-end";
import { isPayable, orderMoment } from "@/utils/checkout/order-moment";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { newEsimSkus, replacementSkus, simSkus } from "@/utils/sims/sim-skus";
import type { Language } from "@/utils/text/translations";

const PACKED: readonly OrderState[] = ["packed", "shipped"];
const CARDS: readonly string[] = [simSkus.prepaid.physical, simSkus.postpaid.physical, replacementSkus.physical];

/** The steps until the buyer has the order. They depend on the goods and on the payment method. */
export function NextSteps({ viewed: { order, seenBy } }: { viewed: Pick<ViewedOrder, "order" | "seenBy"> }) {
  const { t } = useTexts("orders");
  const steps = useSteps(order, seenBy === "browser");
  if (hasEnded(order) || isRequestDeclined(order) || steps.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="next">
      <h2 id="next">{t("order.next")}</h2>
      <ol className={styles.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** @param isHere whether the eSIM's code will be shown on this page */
function useSteps(order: OwnOrder, isHere: boolean): string[] {
  const { t, language } = useTexts("orders");
  const { lines, preorder, paymentMethod, total } = order;
  const msisdn = formatMsisdnInText((order.contact ?? order.masked).msisdn, language);
  const has = (skus: readonly string[]) => lines.some(({ sku }) => skus.includes(sku));
  const isUnpaid = isPayable(orderMoment(order));
  // Once the order is paid, the section with the code shows these steps.
  const esim =
    has(newEsimSkus) && isUnpaid
      ? [t(isHere ? "order.nextHere" : "order.nextText", { msisdn }), t("order.nextScan"), t("esims.register")]
      : [];
  if (isTexted(order)) return isUnpaid ? [t("order.nextPayEsim"), ...esim] : esim;
  return [
    ...(isUnpaid ? [t(preorder ? "order.nextDeposit" : "order.nextPay")] : []),
    ...esim,
    ...deliverySteps(order, language).map((step) => t(`order.${step.key}`, step.facts)),
    ...(has(CARDS) ? [t(order.delivery.store === null ? "order.nextSim" : "order.nextSimStore")] : []),
    ...(has([simSkus.postpaid.physical]) ? [t("order.nextPostpaid")] : []),
    ...(paymentMethod === "cod" && total.payablePoisha > 0
      ? [t("order.nextCash", { total: formatMoney(total.payablePoisha, language) })]
      : []),
    ...restStep(order, language, (key, amounts) => t(`order.${key}`, amounts)),
    t(order.delivery.store === null ? "order.nextReceive" : "order.nextBring"),
  ];
}

/** The delivery steps, from the warehouse to the door or to the counter of a store. */
function deliverySteps({ state, queue, delivery, contact, masked }: OwnOrder, language: Language) {
  const msisdn = formatMsisdnInText((contact ?? masked).msisdn, language);
  const facts = {
    msisdn,
    day: queue === null ? "" : formatDate(queue.releasedOn, language),
    store: delivery.store?.name ?? "",
  };
  const isPacked = PACKED.includes(state);
  const keys = [
    ...(isPacked
      ? []
      : [
          queue === null ? ("nextPack" as const) : queue.isReleased ? ("nextQueue" as const) : ("nextRelease" as const),
        ]),
    ...(delivery.store === null ? ["nextCall" as const] : []),
    ...(delivery.store !== null && state !== "shipped" ? ["nextStore" as const] : []),
  ];
  return keys.map((key) => ({ key, facts }));
}

type RestKey = "nextRest" | "nextRestStore" | "nextRestCard" | "nextRestCardStore";

/** How the rest of a pre-order is paid. The server decides whether cash is possible. */
function restStep(
  { rest, delivery }: OwnOrder,
  language: Language,
  translate: (key: RestKey, amounts: { rest: string; limit: string }) => string,
): string[] {
  if (rest === null) return [];
  const amounts = {
    rest: formatMoney(rest.poisha, language),
    limit: formatMoney(rest.cashLimitPoisha, language),
  };
  if (rest.isCash) return [translate(delivery.store === null ? "nextRest" : "nextRestStore", amounts)];
  return [translate(delivery.store === null ? "nextRestCard" : "nextRestCardStore", amounts)];
}
