import { useRouter } from "next/router";
import { type ReactNode, useEffect, useId, useRef } from "react";
import styles from "@/components/checkout/checkout.module.css";
import type { CheckoutStep } from "@/components/checkout/checkout-section";
import { ContactSection } from "@/components/checkout/contact-section";
import { arrivalText } from "@/components/checkout/delivery-methods";
import { DeliverySection } from "@/components/checkout/delivery-section";
import { isTotalOpen, OrderSummary, type OrderSummaryProps } from "@/components/checkout/order-summary";
import { PaymentSection } from "@/components/checkout/payment-section";
import { PromotionSection } from "@/components/checkout/promotion-section";
import { Reasons } from "@/components/checkout/reasons";
import { TextedNote } from "@/components/checkout/texted-note";
import { validationText } from "@/components/checkout/validation-text";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { Stepper } from "@/components/ui/lists/stepper";
import page from "@/components/ui/sections/page.module.css";
import { type CartView, useCart } from "@/hooks/cart/use-cart";
import { type Checkout, useCheckout } from "@/hooks/checkout/use-checkout";
import { loadWithTexts } from "@/hooks/ui/load-with-texts";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { District } from "@/services/checkout/delivery-service";
import { showToast } from "@/utils/browser/toasts";
import { type CheckoutPart, findValidationErrors } from "@/utils/checkout/checkout-form";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMoney } from "@/utils/money/money";
import { HOTLINE } from "@/utils/numbers/hotline";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";
import type { Language } from "@/utils/text/translations";

interface CheckoutViewProps {
  districts: readonly District[];
  /** Shown when there is nothing to order. */
  empty: ReactNode;
  /** The number with which the buyer is logged in. */
  proved?: string | null;
}

const contactParts: readonly CheckoutPart[] = ["fullName", "msisdn", "email"];

/** Loads the code step and its texts, which are not part of any page. */
function loadCodeStep(language: Language) {
  return loadWithTexts(
    language,
    "cash-code",
    import("@/components/checkout/cash-code-step").then((loaded) => loaded.CashCodeStep),
    language === "bn" ? import("@/locales/bn/cash-code.json") : import("@/locales/en/cash-code.json"),
  );
}

/** The checkout: one page, three steps, no account needed (ROUTE-07, feature 28). */
export function CheckoutView({ districts, empty, proved = null }: CheckoutViewProps) {
  const { t, language } = useTexts("checkout");
  const view = useCart();
  const checkout = useCheckout(view, proved);
  const { replace } = useRouter();
  const isPreorder = view.cart.preorder;
  useEffect(() => {
    if (isPreorder) void replace(paths.preorderCheckout);
  }, [isPreorder, replace]);
  const filled = !isPreorder && view.lines.length > 0 && checkout.state !== "leaving";
  const waiting = !view.restored || isPreorder || checkout.state === "leaving";
  const lastOrderId = checkout.earlierOrderId ?? view.cart.order_id;
  return (
    <div className={styles.page}>
      <header className={styles.pageHead}>
        <h1>{t("title")}</h1>
        <p>{proved === null ? t("lead") : t("leadKnown", { number: formatMsisdn(proved, language) })}</p>
      </header>
      <noscript>
        <p className={`${page.card} ${styles.unfinished}`}>{t("noScript")}</p>
      </noscript>
      {checkout.unfinished && <UnfinishedOrder onCheck={checkout.finish} onDrop={checkout.discard} />}
      {waiting && (
        <p className={styles.waiting} role="status">
          {t(checkout.state === "leaving" ? "placing" : "loading")}
        </p>
      )}
      {filled && <CheckoutForm view={view} checkout={checkout} districts={districts} />}
      {!waiting && !filled && lastOrderId !== "" && (
        <EarlierOrder orderId={lastOrderId} kind={checkout.earlierOrderId === null ? "last" : "again"} />
      )}
      {!waiting && !filled && !checkout.unfinished && empty}
    </div>
  );
}

interface CheckoutFormProps {
  view: CartView;
  checkout: Checkout;
  districts: readonly District[];
}

/** The code step, loaded when a code is requested; null before. */
function useCodeStep(requiredCode: Checkout["cashCode"]["requiredCode"]) {
  const { t: common } = useTexts();
  const { part: CodeStep, loadPart } = useLazyPart(loadCodeStep);
  useEffect(() => {
    if (requiredCode === null) return;
    void loadPart().then((isLoaded) => {
      if (!isLoaded) showToast({ kind: "failure", message: common("failure.heading") });
    });
  }, [requiredCode, loadPart, common]);
  return CodeStep;
}

function CheckoutForm({ view, checkout, districts }: CheckoutFormProps) {
  const { t, language } = useTexts("checkout");
  const heading = useId();
  const { cart } = view;
  const { validationErrors, payment, delivery, state, cashCode, codeDue } = checkout;
  const { requiredCode } = cashCode;
  const CodeStep = useCodeStep(requiredCode);
  const error = (part: CheckoutPart) =>
    validationErrors.includes(part) ? validationText(t, part, checkout) : undefined;
  const isTexted = checkout.fulfilment === "text";
  const plan = payment === "emi" ? delivery.offer?.emiOffers.find(({ code }) => code === checkout.emiPlan) : undefined;
  const fee = isTexted ? "none" : delivery.offer ? "known" : "open";
  const summary = <OrderSummary view={view} item={checkout.item} fee={fee} plan={plan} />;
  const total = formatMoney(cart.totals.payablePoisha, language);
  return (
    <>
      <CheckoutStepper done={doneSteps(checkout)} />
      <div className={styles.columns}>
        <details className={`${page.card} ${styles.summaryBar}`}>
          <summary>{t("summary.show", { count: cart.cart_quantity_count ?? 0, total })}</summary>
          {summary}
        </details>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            checkout.submit();
          }}
        >
          <Reasons
            checkout={checkout}
            payablePoisha={cart.totals.payablePoisha}
            heading={checkout.isUnknown ? t("error.unknownHeading") : undefined}
          />
          <ContactSection checkout={checkout} error={error} />
          {!isTexted && <DeliverySection checkout={checkout} districts={districts} token={cart.token} error={error} />}
          <PromotionSection cart={cart} checkout={checkout} error={error("promotion")} />
          <PaymentSection cart={cart} checkout={checkout} error={error("paymentMethod")} emiError={error("emiPlan")} />
          {requiredCode !== null && CodeStep !== null && (
            <div hidden={!codeDue}>
              <CodeStep
                key={`${requiredCode.msisdn} ${requiredCode.token}`}
                requiredCode={requiredCode}
                entry={cashCode}
                disabled={state === "placing" || state === "leaving"}
              />
            </div>
          )}
          <PlaceOrder view={view} checkout={checkout} fee={fee} total={total} />
        </form>
        <aside className={`${page.card} ${styles.summaryAside}`} aria-labelledby={heading}>
          <h2 id={heading}>{t("summary.heading")}</h2>
          {summary}
        </aside>
      </div>
    </>
  );
}

/** The completed steps. A payment method is preselected, so its step is complete as soon as the ones before it are. */
function doneSteps({ fields, fulfilment, delivery, payment, emiPlan }: Checkout) {
  const open = findValidationErrors(fields, fulfilment);
  const isTexted = fulfilment === "text";
  const contact = !open.some((part) => contactParts.includes(part));
  const isBrought = isTexted || (delivery.offer !== null && open.every((part) => contactParts.includes(part)));
  const isChosen = payment !== null && (payment !== "emi" || emiPlan !== "");
  return { contact, ...(!isTexted && { delivery: isBrought }), payment: contact && isBrought && isChosen };
}

/** The progress on the page: completed, current and later steps, also as text. */
function CheckoutStepper({ done }: { done: Readonly<Partial<Record<CheckoutStep, boolean>>> }) {
  const { t } = useTexts("checkout");
  return (
    <Stepper
      label={t("steps.label")}
      doneLabel={t("steps.done")}
      steps={(Object.keys(done) as CheckoutStep[]).map((step) => ({
        href: `#checkout-${step}`,
        label: t(`steps.${step}`),
        done: done[step] ?? false,
      }))}
    />
  );
}

/** Repeats the delivery date beside the button, because the customer agrees to it. */
function Arrival({ offer }: { offer: Checkout["delivery"]["offer"] }) {
  const texts = useTexts("checkout");
  const method = offer?.methods.find(({ type }) => type === offer.type);
  if (method === undefined) return null;
  return <p className={styles.arrival}>{`${method.label}: ${arrivalText(texts, method)}`}</p>;
}

interface PlaceOrderProps {
  view: CartView;
  checkout: Checkout;
  fee: OrderSummaryProps["fee"];
  total: string;
}

/** The total, the arrival and the button that places the order. */
function PlaceOrder({ view, checkout, fee, total }: PlaceOrderProps) {
  const { t } = useTexts("checkout");
  const { cart } = view;
  const { payment, delivery, state, codeDue } = checkout;
  const placeWord = codeDue ? "confirm" : payment === null || payment === "cod" ? "place" : "toPayment";
  return (
    <div className={`${page.card} ${styles.place}`}>
      <p className={styles.placeTotal}>
        <span>{t(isTotalOpen(fee, cart.totals) ? "summary.totalOpen" : "summary.total")}</span>
        <strong>{total}</strong>
      </p>
      {fee === "none" && <TextedNote lines={view.lines} className={styles.placeNote} />}
      <Arrival offer={delivery.offer} />
      <Button type="submit" size="lg" width="full" aria-busy={state !== "editing"}>
        {t(state === "editing" ? placeWord : state === "waiting" ? "waiting" : "placing")}
      </Button>
      <p className={`${page.textLinks} ${styles.help}`}>
        {t("help.text")} <a href={`tel:${HOTLINE}`}>{t("help.call")}</a>
      </p>
    </div>
  );
}

/** Shown when an order was sent before a reload and got no answer: its result can be checked without a second order. */
function UnfinishedOrder({ onCheck, onDrop }: { onCheck: () => void; onDrop: () => void }) {
  const { t } = useTexts("checkout");
  return (
    <section className={`${page.card} ${styles.unfinished}`} aria-labelledby="unfinished-order">
      <h2 id="unfinished-order">{t("unfinished.heading")}</h2>
      <p>{t("unfinished.text")}</p>
      <div className={styles.unfinishedActions}>
        <Button onClick={onCheck}>{t("unfinished.check")}</Button>
        <Button variant="ghost" onClick={onDrop}>
          {t("unfinished.drop")}
        </Button>
      </div>
    </section>
  );
}

interface EarlierOrderProps {
  orderId: string;
  /** `again`: an earlier attempt placed the order, without the later changes. `last`: the cart's last order. */
  kind: "again" | "last";
}

/** A link to the order that was made from the cart, when the checkout is empty. `again` takes the focus. */
function EarlierOrder({ orderId, kind }: EarlierOrderProps) {
  const { t } = useTexts("checkout");
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (kind === "again") heading.current?.focus();
  }, [kind]);

  return (
    <section className={`${page.card} ${styles.unfinished}`} aria-labelledby="earlier-order">
      <h2 id="earlier-order" ref={heading} tabIndex={-1}>
        {t(`earlier.${kind}.heading`)}
      </h2>
      <p>{t(`earlier.${kind}.text`, { id: orderId })}</p>
      <div className={styles.unfinishedActions}>
        <ButtonLink href={orderPath(orderId)}>{t("earlier.open")}</ButtonLink>
      </div>
    </section>
  );
}
