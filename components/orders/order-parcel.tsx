import styles from "@/components/orders/orders.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { AddOnList } from "@/components/ui/lists/add-on-list";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import sums from "@/components/ui/lists/sums.module.css";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Order } from "@/services/orders/orders-service";
import { REVIEWS_ID } from "@/utils/catalog/review-query";
import { lineFacts } from "@/utils/checkout/line-facts";
import { isVoid } from "@/utils/checkout/order-end";
import { formatMoney } from "@/utils/money/money";
import { esimSkus, isSimSku } from "@/utils/sims/sim-skus";

/** The contents of the parcel and its price. @param props.of the full label, on a page that shows several orders */
export function OrderParcel(props: {
  order: Pick<Order, "lines" | "total" | "delivery" | "state" | "refund" | "kept">;
  of?: string;
}) {
  const { order, of } = props;
  const { t, language } = useTexts("orders");
  const { lines, delivery } = order;
  const pieces = (count: number) => t("parcel.quantity", { count }).replaceAll(" ", "\u00a0");
  const isTexted = delivery.type === "digital";
  const hasEsim = isTexted || lines.some(({ sku }) => esimSkus.includes(sku));
  const sent = t(hasEsim ? "parcel.headingEsim" : "parcel.heading");
  return (
    <section className={styles.card} {...(of === undefined ? { "aria-labelledby": "parcel" } : { "aria-label": of })}>
      <h2 id={of === undefined ? "parcel" : undefined}>{isVoid(order) ? t("parcel.headingCancelled") : sent}</h2>
      <ul className={styles.parcel}>
        {lines.map((line, index) => (
          // Two lines can have the same SKU, e.g. with different texts.
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change
          <li key={index}>
            <span className={styles.parcelImage}>
              {line.picture !== null && (
                <Picture picture={{ ...line.picture, tint: line.picture.tint ?? "transparent" }} alt="" />
              )}
            </span>
            <div className={styles.parcelText}>
              <SiteLink href={line.path}>{line.title}</SiteLink>
              <span>{[...lineFacts(line, language), pieces(line.quantity)].join(" · ")}</span>
              {order.kept !== null && <strong>{t(line.isKept ? "parcel.kept" : "parcel.cancelled")}</strong>}
              <AddOnList label={t("parcel.addOns")} items={line.bundle} free={t("parcel.free")} />
              {order.state === "delivered" && !isSimSku(line.sku) && (
                <SiteLink
                  href={`${line.path}#${REVIEWS_ID}`}
                  prefetch={false}
                  className={`${page.textLink} ${styles.review}`}
                  aria-label={t("parcel.reviewOf", { title: line.title })}
                >
                  {t("parcel.review")}
                </SiteLink>
              )}
            </div>
            <span className={styles.amount}>{formatMoney(line.lineTotalPoisha, language)}</span>
          </li>
        ))}
      </ul>
      <Totals order={order} isTexted={isTexted} />
    </section>
  );
}

function Totals({ order, isTexted }: { order: Pick<Order, "state" | "total" | "refund" | "kept">; isTexted: boolean }) {
  const { t, language } = useTexts("orders");
  const { total, refund, kept } = order;
  const money = (poisha: number) => formatMoney(poisha, language);
  const facts: OptionalFact[] = [
    [t("parcel.items"), money(total.itemsPoisha)],
    !isTexted && [t("parcel.delivery"), total.deliveryPoisha === 0 ? t("parcel.free") : money(total.deliveryPoisha)],
    total.discountPoisha > 0 && [t("parcel.discount"), `− ${money(total.discountPoisha)}`],
    total.dueLaterPoisha > 0 && [t(isVoid(order) ? "parcel.rest" : "parcel.dueLater"), money(total.dueLaterPoisha)],
    [t(total.dueLaterPoisha > 0 ? "parcel.deposit" : "parcel.total"), money(total.payablePoisha), sums.payable],
    total.vat && [
      t(total.dueLaterPoisha > 0 ? "parcel.vatInWhole" : "parcel.vat"),
      money(total.vat.vatPoisha),
      sums.vat,
    ],
    // Of an order that goes on, only a second payment is refunded, which is no part of its sums.
    refund &&
      (isVoid(order)
        ? [t("parcel.refund"), `− ${money(refund.poisha)}`]
        : [t("parcel.secondRefund"), money(refund.poisha)]),
    kept && [t("parcel.paidForKept"), money(kept.poisha), sums.payable],
  ];
  return <FactList facts={facts} className={`${sums.sums} ${styles.totals}`} />;
}
