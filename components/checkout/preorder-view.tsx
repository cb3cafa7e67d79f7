import { useId } from "react";
import styles from "@/components/checkout/checkout.module.css";
import { ContactSection } from "@/components/checkout/contact-section";
import { DeliverySection } from "@/components/checkout/delivery-section";
import { PreorderSummary } from "@/components/checkout/preorder-summary";
import { Reasons } from "@/components/checkout/reasons";
import { usePreorder } from "@/components/checkout/use-preorder";
import { validationText } from "@/components/checkout/validation-text";
import { Button } from "@/components/ui/actions/button";
import { NumberTypeNote } from "@/components/ui/forms/number-type-note";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PreorderProduct } from "@/services/checkout/checkout-pages.server";
import type { District } from "@/services/checkout/delivery-service";
import { isOutcomeUnknown } from "@/utils/checkout/checkout-error";
import type { CheckoutPart } from "@/utils/checkout/checkout-form";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";

/** The checkout of an unreleased product: recipient, place and deposit (ROUTE-08, feature 21). */
export function PreorderView({ product, districts }: { product: PreorderProduct; districts: readonly District[] }) {
  const { t, language } = useTexts("checkout");
  const heading = useId();
  const preorder = usePreorder(product.sku);
  const { validationErrors, delivery, state } = preorder;
  const error = (part: CheckoutPart) =>
    validationErrors.includes(part) ? validationText(t, part, preorder) : undefined;
  const fee = delivery.offer?.feePoisha ?? 0;
  const deposit = formatMoney(product.depositPoisha, language);
  const summary = <PreorderSummary product={product} feePoisha={fee} feeKnown={delivery.offer !== null} />;
  return (
    <div className={styles.page}>
      <Head product={product} />
      <noscript>
        <p className={`${page.card} ${styles.unfinished}`}>{t("noScript")}</p>
      </noscript>
      <div className={styles.columns}>
        <details className={`${page.card} ${styles.summaryBar}`}>
          <summary>{t("preorder.show", { deposit })}</summary>
          {summary}
        </details>
        <form
          noValidate
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            preorder.submit();
          }}
        >
          <Reasons
            checkout={preorder}
            payablePoisha={product.pricePoisha + fee}
            heading={t(isOutcomeUnknown(preorder.error) ? "preorder.unknown" : "preorder.error")}
          />
          <ContactSection checkout={preorder} error={error} note={<ConnectionNote msisdn={preorder.fields.msisdn} />} />
          <DeliverySection
            checkout={preorder}
            districts={districts}
            token=""
            error={error}
            {...(!product.isReleased && {
              days: t("preorder.after", { day: formatDate(product.releasedOn, language) }),
            })}
            withNote={false}
          />
          <Reserve product={product} deposit={deposit} state={state} />
        </form>
        <aside className={`${page.card} ${styles.summaryAside}`} aria-labelledby={heading}>
          <h2 id={heading}>{t("preorder.heading")}</h2>
          {summary}
        </aside>
      </div>
    </div>
  );
}

/** The heading, and when the product comes out. */
function Head({ product: { releasedOn, isReleased } }: { product: PreorderProduct }) {
  const { t, language } = useTexts("checkout");
  const day = formatDate(releasedOn, language);
  return (
    <header className={styles.pageHead}>
      <h1>{t("preorder.title")}</h1>
      <p>{t(isReleased ? "preorder.leadReleased" : "preorder.lead", { day })}</p>
    </header>
  );
}

interface ReserveProps {
  product: PreorderProduct;
  deposit: string;
  state: ReturnType<typeof usePreorder>["state"];
}

/** The deposit, and the button that reserves the product. */
function Reserve({ product, deposit, state }: ReserveProps) {
  const { t } = useTexts("checkout");
  const full = product.slotsLeft === 0;
  return (
    <div className={`${page.card} ${styles.place}`}>
      <p className={styles.placeTotal}>
        <span>{t("preorder.now")}</span>
        <strong>{deposit}</strong>
      </p>
      {full && <p className={styles.error}>{t("preorder.full")}</p>}
      <Button type="submit" size="lg" width="full" disabled={full} aria-busy={state !== "editing"}>
        {state === "editing"
          ? t("preorder.reserve", { deposit })
          : t(state === "waiting" ? "waiting" : "preorder.placing")}
      </Button>
    </div>
  );
}

function ConnectionNote({ msisdn }: { msisdn: string }) {
  const { t } = useTexts("checkout");
  return (
    <NumberTypeNote
      msisdn={msisdn}
      service="pre_order"
      connections={{ prepaid: t("preorder.prepaid"), postpaid: t("preorder.postpaid") }}
      other={t("preorder.otherOperator")}
    />
  );
}
