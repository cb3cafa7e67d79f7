import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { SelectField } from "@/components/ui/forms/form-field";
import { PayWithChoice } from "@/components/ui/forms/pay-with-choice";
import { type Fact, FactList } from "@/components/ui/lists/fact-list";
import { InstalmentText, useInstalmentLabels } from "@/components/ui/values/instalment-text";
import type { CartState } from "@/context/cart/cart-state";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeliveryOffer } from "@/services/checkout/delivery-service";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

interface PaymentSectionProps {
  cart: CartState;
  checkout: Checkout;
  error: string | undefined;
  emiError: string | undefined;
}

/**
 * The last step: the payment method. Available methods are first. Unavailable methods are listed at the end, with the
 * reason (API-SHOP-18). An order with only eSIMs is paid online, because nothing is delivered in person (feature 31).
 */
export function PaymentSection({ cart, checkout, error, emiError }: PaymentSectionProps) {
  const { t } = useTexts("checkout");
  const { payment, choosePayment, delivery, fulfilment } = checkout;
  const isTexted = fulfilment === "text";
  const offers = delivery.offer?.emiOffers ?? [];
  const [lowest] = offers;
  const hasCash = !isTexted && checkout.cash.blocked === null;
  const hasEmi = !isTexted && lowest !== undefined;
  return (
    <CheckoutSection step="payment" number={isTexted ? 2 : 3} title={t("steps.payment")}>
      <fieldset id="checkout-paymentMethod" tabIndex={-1} className={styles.choices}>
        <legend>{t("payment.legend")}</legend>
        {hasCash && <CashChoice cart={cart} checkout={checkout} />}
        <ChoiceCard
          name="paymentMethod"
          value="online"
          checked={payment === "online"}
          title={t("payment.online")}
          onChoose={() => choosePayment("online")}
        >
          {t("payment.onlineText")}
        </ChoiceCard>
        {payment === "online" && <PayWithChoice value={checkout.pay.payWith} onChange={checkout.pay.choose} />}
        {hasEmi && (
          <ChoiceCard
            name="paymentMethod"
            value="emi"
            checked={payment === "emi"}
            title={t("payment.emi")}
            onChoose={() => choosePayment("emi")}
          >
            <InstalmentText plan={lowest} form="from" />
            <br />
            {t("payment.emiText")}
          </ChoiceCard>
        )}
        {hasEmi && payment === "emi" && (
          <EmiPlans offers={offers} chosen={checkout.emiPlan} onChoose={checkout.chooseEmiPlan} error={emiError} />
        )}
        {error !== undefined && <p className={styles.error}>{error}</p>}
        {!isTexted && <Unavailable cart={cart} checkout={checkout} />}
      </fieldset>
    </CheckoutSection>
  );
}

/** Cash on delivery, with its conditions and the code for a high-value order. */
function CashChoice({ cart, checkout }: Pick<PaymentSectionProps, "cart" | "checkout">) {
  const { t, language } = useTexts("checkout");
  const { cash, payment, choosePayment, fulfilment } = checkout;
  const number = cash.number === null ? t("payment.codCodeNumber") : formatMsisdnInText(cash.number, language);
  return (
    <ChoiceCard
      name="paymentMethod"
      value="cod"
      checked={payment === "cod"}
      title={t("payment.cod")}
      onChoose={() => choosePayment("cod")}
    >
      {t(fulfilment === "store" ? "payment.codPickup" : "payment.codText")}
      {cart.codLimit !== null && ` ${t("payment.codLimit", { limit: formatMoney(cart.codLimit, language) })}`}
      {cash.needsCode && <strong className={styles.announced}>{t("payment.codCode", { number })}</strong>}
    </ChoiceCard>
  );
}

/** The payment methods that this order cannot use, with the reason. They are plain text and cannot be chosen. */
function Unavailable({ cart, checkout }: Pick<PaymentSectionProps, "cart" | "checkout">) {
  const { t, language } = useTexts("checkout");
  const { cash, delivery } = checkout;
  const { offer } = delivery;
  const cashReasons = {
    goods: () => t("payment.codNever"),
    limit: () => t("payment.codOver", { limit: formatMoney(cart.codLimit ?? 0, language) }),
    number: () =>
      t("payment.codOtherNumber", {
        from: formatMoney(cart.codCode?.fromPoisha ?? 0, language),
        prefixes: formatNumber((cart.codCode?.prefixes ?? []).join(", "), language),
      }),
  };
  const emiReason = ({ emiOffers, emiFromPoisha }: DeliveryOffer): Fact[] => {
    if (emiOffers.length > 0) return [];
    const reason =
      emiFromPoisha === null
        ? t("payment.emiNever")
        : t("payment.emiFrom", { min: formatMoney(emiFromPoisha, language) });
    return [[t("payment.emi"), reason]];
  };
  const never: Fact[] = [
    ...(cash.blocked === null ? [] : [[t("payment.cod"), cashReasons[cash.blocked]()] as const]),
    ...(offer === null ? [] : emiReason(offer)),
  ];
  return (
    <>
      <ReasonList heading={t("payment.unavailable")} reasons={never} />
      {offer === null && (
        <ReasonList heading={t("payment.unavailableYet")} reasons={[[t("payment.emi"), t("payment.emiLater")]]} />
      )}
    </>
  );
}

/** @param props.reasons each payment method with its reason */
function ReasonList({ heading, reasons }: { heading: string; reasons: readonly Fact[] }) {
  if (reasons.length === 0) return null;
  return (
    <div className={styles.unavailable}>
      <p>{heading}</p>
      <FactList facts={reasons} />
    </div>
  );
}

interface EmiPlansProps {
  offers: readonly Instalments[];
  /** Code of the chosen plan, empty for none. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** The banks' plans with monthly and total cost, the lowest monthly amount first (feature 12). */
function EmiPlans({ offers, chosen, onChoose, error }: EmiPlansProps) {
  const { t } = useTexts("checkout");
  const labels = useInstalmentLabels();
  const plan = offers.find(({ code }) => code === chosen);
  return (
    <div className={styles.emi}>
      <SelectField
        id="checkout-emiPlan"
        label={t("emi.plan")}
        placeholder={t("emi.choose")}
        options={offers.map((offer) => ({ value: offer.code, label: labels(offer, "plan") }))}
        value={chosen}
        onChange={onChoose}
        error={error}
      />
      {plan !== undefined && (
        <p className={styles.emiCost}>
          <InstalmentText plan={plan} form="plan" />
        </p>
      )}
      <p className={styles.choicesState}>{t("emi.note")}</p>
    </div>
  );
}
