import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { EmiPlans } from "@/components/checkout/emi-plans";
import { ChoiceCard } from "@/components/ui/choice-card";
import { InstalmentText } from "@/components/ui/instalment-text";
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
 * The last step: how it is paid. Where cash on delivery cannot be had, a line says why in the place of the choice
 * (API-SHOP-18); eSIMs alone are paid at once, and nobody comes who could take cash (BEYOND 31).
 */
export function PaymentSection({ cart, checkout, error, emiError }: PaymentSectionProps) {
  const { t } = useTexts("checkout");
  const { payment, choosePayment, codPossible, delivery, emiPlan, chooseEmiPlan } = checkout;
  const limit = cart.codLimit === null ? null : formatMoney(cart.codLimit);
  const reason = limit === null ? t("payment.codNever") : t("payment.codOver", { limit });
  const offers = delivery.offer?.emiOffers ?? [];
  const [lowest] = offers;
  const least = delivery.offer?.emiFromPoisha ?? null;
  const noEmi =
    delivery.offer === null
      ? t("payment.emiLater")
      : least === null
        ? t("payment.emiNever")
        : t("payment.emiFrom", { least: formatMoney(least) });
  const online = (
    <>
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
    </>
  );
  if (checkout.reach === "text") {
    return (
      <CheckoutSection step="payment" number={2} title={t("steps.payment")}>
        <fieldset id="checkout-paymentMethod" tabIndex={-1} className={styles.choices}>
          <legend>{t("payment.ways")}</legend>
          {online}
        </fieldset>
      </CheckoutSection>
    );
  }
  return (
    <CheckoutSection step="payment" number={3} title={t("steps.payment")}>
      <fieldset id="checkout-paymentMethod" tabIndex={-1} className={styles.choices}>
        <legend>{t("payment.ways")}</legend>
        {codPossible ? (
          <ChoiceCard
            name="paymentMethod"
            value="cod"
            checked={payment === "cod"}
            title={t("payment.cod")}
            onChoose={() => choosePayment("cod")}
          >
            {t(checkout.reach === "store" ? "payment.codPickup" : "payment.codText")}
            {limit !== null && ` ${t("payment.codLimit", { limit })}`}
          </ChoiceCard>
        ) : (
          <p className={styles.unavailable}>
            <strong>{t("payment.cod")}</strong> {reason}
          </p>
        )}
        {online}
        <ChoiceCard
          name="paymentMethod"
          value="emi"
          checked={payment === "emi"}
          disabled={lowest === undefined}
          title={t("payment.emi")}
          onChoose={() => choosePayment("emi")}
        >
          {lowest === undefined ? (
            noEmi
          ) : (
            <>
              <InstalmentText plan={lowest} form="from" />. {t("payment.emiText")}
            </>
          )}
        </ChoiceCard>
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </fieldset>
      {payment === "emi" && offers.length > 0 && (
        <EmiPlans offers={offers} chosen={emiPlan} onChoose={chooseEmiPlan} error={emiError} />
      )}
    </CheckoutSection>
  );
}
