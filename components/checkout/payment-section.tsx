import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { EmiPlans } from "@/components/checkout/emi-plans";
import { ChoiceCard } from "@/components/ui/choice-card";
import { PayWithChoice } from "@/components/ui/pay-with-choice";
import type { CartState } from "@/context/cart/cart-state";
import type { Checkout } from "@/hooks/use-checkout";
import { useTexts } from "@/hooks/use-texts";
import { formatMoney } from "@/utils/money";

interface PaymentSectionProps {
  cart: CartState;
  checkout: Checkout;
  error: string | undefined;
  emiError: string | undefined;
}

/**
 * The last step: how it is paid. What this order can be paid with comes first; what it cannot is named at the end, with
 * the reason (API-SHOP-18). eSIMs alone are paid at once: there is no delivery at which cash could be taken (BEYOND 31).
 */
export function PaymentSection({ cart, checkout, error, emiError }: PaymentSectionProps) {
  const { t } = useTexts("checkout");
  const { payment, choosePayment, delivery, reach } = checkout;
  const isTexted = reach === "text";
  const offers = delivery.offer?.emiOffers ?? [];
  const hasCash = !isTexted && checkout.cash.blocked === null;
  const hasEmi = !isTexted && offers.length > 0;
  const cheapest = Math.min(...offers.map(({ monthlyPoisha }) => monthlyPoisha));
  return (
    <CheckoutSection step="payment" number={isTexted ? 2 : 3} title={t("steps.payment")}>
      <fieldset id="checkout-paymentMethod" tabIndex={-1} className={styles.choices}>
        <legend>{t("payment.ways")}</legend>
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
            {t("payment.emiText", { monthly: formatMoney(cheapest) })}
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

/** Cash on delivery, with what is to be expected of it, the code of a large order among it. */
function CashChoice({ cart, checkout }: Pick<PaymentSectionProps, "cart" | "checkout">) {
  const { t } = useTexts("checkout");
  const { cash, payment, choosePayment, reach } = checkout;
  const number = cash.number ?? t("payment.codCodeNumber");
  return (
    <ChoiceCard
      name="paymentMethod"
      value="cod"
      checked={payment === "cod"}
      title={t("payment.cod")}
      onChoose={() => choosePayment("cod")}
    >
      {t(reach === "store" ? "payment.codPickup" : "payment.codText")}
      {cart.codLimit !== null && ` ${t("payment.codLimit", { limit: formatMoney(cart.codLimit) })}`}
      {cash.needsCode && <strong className={styles.announced}>{t("payment.codCode", { number })}</strong>}
    </ChoiceCard>
  );
}

/** The ways that this order cannot be paid in, and why. They are text: nothing here can be chosen. */
function Unavailable({ cart, checkout }: Pick<PaymentSectionProps, "cart" | "checkout">) {
  const { t } = useTexts("checkout");
  const { cash, delivery } = checkout;
  const { offer } = delivery;
  const least = offer?.emiFromPoisha ?? null;
  const reasons: { way: string; reason: string }[] = [];
  if (cash.blocked === "goods") reasons.push({ way: t("payment.cod"), reason: t("payment.codNever") });
  if (cash.blocked === "limit") {
    const limit = formatMoney(cart.codLimit ?? 0);
    reasons.push({ way: t("payment.cod"), reason: t("payment.codOver", { limit }) });
  }
  if (cash.blocked === "number") {
    const from = formatMoney(cart.codCode?.fromPoisha ?? 0);
    const prefixes = (cart.codCode?.prefixes ?? []).join(", ");
    reasons.push({ way: t("payment.cod"), reason: t("payment.codOtherNumber", { from, prefixes }) });
  }
  if (offer === null) reasons.push({ way: t("payment.emi"), reason: t("payment.emiLater") });
  else if (offer.emiOffers.length === 0) {
    const reason = least === null ? t("payment.emiNever") : t("payment.emiFrom", { least: formatMoney(least) });
    reasons.push({ way: t("payment.emi"), reason });
  }
  if (reasons.length === 0) return null;
  return (
    <div className={styles.unavailable}>
      <p>{t("payment.unavailable")}</p>
      <dl>
        {reasons.map(({ way, reason }) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
