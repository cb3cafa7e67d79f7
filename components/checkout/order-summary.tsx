import page from "@/components/checkout/line-quantity.module.css";
import styles from "@/components/checkout/order-summary.module.css";
import { TextedNote } from "@/components/checkout/texted-note";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import { QuantityStepper } from "@/components/ui/forms/quantity-stepper";
import { AddOnList } from "@/components/ui/lists/add-on-list";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import sums from "@/components/ui/lists/sums.module.css";
import { InstalmentText } from "@/components/ui/values/instalment-text";
import { Picture } from "@/components/ui/values/picture";
import type { CartView } from "@/hooks/cart/use-cart";
import type { OrderItem } from "@/hooks/checkout/use-order-item";
import { useTexts } from "@/hooks/ui/use-texts";
import type { CartLine } from "@/services/cart/read-cart";
import { MAX_PIECES } from "@/utils/checkout/cart-limits";
import { lineFacts } from "@/utils/checkout/line-facts";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";
import { newEsimSkus } from "@/utils/sims/sim-skus";

export interface OrderSummaryProps {
  view: CartView;
  item: OrderItem;
  /** `open`: unknown until a district is chosen. `none`: no fee, because eSIMs are sent by text message. */
  fee: "open" | "known" | "none";
  /** The chosen instalment plan. */
  plan: Instalments | undefined;
}

/** True while the total is without the delivery fee. */
export function isTotalOpen(fee: OrderSummaryProps["fee"], totals: { deliveryPoisha: number }): boolean {
  return fee === "open" && totals.deliveryPoisha === 0;
}

/** The order's lines and sums, always visible (feature 33). */
export function OrderSummary({ view, item, fee, plan }: OrderSummaryProps) {
  const { t } = useTexts("checkout");
  const { cart, lines, open } = view;
  const { totals } = cart;
  // Quantities are fixed in a pre-order and in a cart with instalments (CART-71, CART-73).
  const isFixed = cart.preorder || lines.some(({ line }) => line.emi);
  const vatNote = [cart.vatNote, totals.vatPoisha === undefined ? "" : t("summary.vatHow")].filter(Boolean).join(" ");
  return (
    <div className={styles.summary}>
      <ul className={styles.summaryLines}>
        {lines.map((shown, place) => (
          <SummaryLine key={shown.key} shown={shown} place={place} item={item} isFixed={isFixed} />
        ))}
      </ul>
      <p role="status" className={errorText.error}>
        {item.error === null ? t("summary.unchanged") : item.error}
      </p>
      <Button variant="ghost" size="sm" onClick={open}>
        {t("summary.edit")}
      </Button>
      <Totals cart={cart} fee={fee} />
      {fee === "none" && <TextedNote lines={view.lines} className={styles.texted} />}
      {fee !== "none" && lines.some(({ line }) => newEsimSkus.includes(line.sku)) && (
        <p className={styles.texted}>{t("summary.esim")}</p>
      )}
      {plan !== undefined && (
        <p className={sums.vat}>
          <InstalmentText plan={plan} form="plan" />
        </p>
      )}
      {vatNote !== "" && <p className={sums.vat}>{vatNote}</p>}
    </div>
  );
}

interface SummaryLineProps {
  shown: CartView["lines"][number];
  place: number;
  item: OrderItem;
  isFixed: boolean;
}

function SummaryLine({ shown: { line, error }, place, item, isFixed }: SummaryLineProps) {
  const { t, language } = useTexts("checkout");
  const pieces = t("summary.pieces", { count: line.quantity }).replaceAll(" ", "\u00a0");
  return (
    <li>
      <span className={styles.summaryImage}>
        {line.pictures[0] !== undefined && (
          <Picture picture={{ src: line.pictures[0], width: 800, height: 800, alt: "", tint: "transparent" }} />
        )}
      </span>
      <div className={styles.summaryText}>
        <strong>{line.title}</strong>
        <span>{[...lineFacts(line, language), pieces].join(" · ")}</span>
        <AddOnList label={t("summary.addOns")} items={line.bundle} free={t("delivery.free")} />
        {!isFixed && <LineQuantity line={line} place={place} item={item} />}
        {typeof error === "string" && <span className={errorText.error}>{error}</span>}
      </div>
      <span className={styles.summaryAmount}>{formatMoney(line.lineTotalPoisha, language)}</span>
    </li>
  );
}

function Totals({ cart, fee }: Pick<OrderSummaryProps, "fee"> & { cart: CartView["cart"] }) {
  const { t, language } = useTexts("checkout");
  const { totals } = cart;
  const money = (poisha: number) => formatMoney(poisha, language);
  const feeText = (poisha: number) => (poisha === 0 ? t("delivery.free") : money(poisha));
  const discount = t("summary.discount", { code: cart.promotions[0]?.code ?? "" });
  const facts: OptionalFact[] = [
    [t("summary.items", { count: cart.cart_quantity_count ?? 0 }), money(totals.includingBundlePoisha)],
    fee !== "none" && [
      t("summary.delivery"),
      fee === "known" ? feeText(totals.deliveryPoisha) : t("summary.deliveryLater"),
    ],
    totals.discountPoisha > 0 && [discount, `− ${money(totals.discountPoisha)}`, styles.discount],
    [t(isTotalOpen(fee, totals) ? "summary.totalOpen" : "summary.total"), money(totals.payablePoisha), sums.payable],
    totals.vatPoisha !== undefined && [t("summary.vat"), money(totals.vatPoisha), sums.vat],
  ];
  return <FactList facts={facts} className={`${sums.sums} ${styles.totals}`} />;
}

interface LineQuantityProps {
  line: CartLine;
  /** The index of the line in the cart. */
  place: number;
  item: OrderItem;
}

/** Changes the quantity of a line without leaving the checkout. A quantity of 0 removes the line. */
function LineQuantity({ line, place, item }: LineQuantityProps) {
  const { t } = useTexts("cart");
  const { title, quantity } = line;
  const isFixed = line.emi || line.sim !== null || line.type === "sim";
  if (isFixed) return null;
  return (
    <span className={page.quantity}>
      <QuantityStepper
        labels={{
          quantity: t("line.quantity"),
          decrease: t("line.decrease", { title }),
          increase: t("line.increase", { title }),
        }}
        quantity={quantity}
        max={Math.min(line.stock, MAX_PIECES)}
        disabled={item.changing !== null}
        onIncrease={() => item.change(place, quantity + 1)}
        onDecrease={() => item.change(place, quantity - 1)}
      />
    </span>
  );
}
