import styles from "@/components/checkout/checkout.module.css";
import { CheckoutSection } from "@/components/checkout/checkout-section";
import { EmiPlans } from "@/components/checkout/emi-plans";
import { ChoiceCard } from "@/components/ui/choice-card";
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

/** Step 3: how it is paid. Where cash on delivery cannot be had, its card says why (BEYOND 31). */
export function PaymentSection({ cart, checkout, error, emiError }: PaymentSectionProps) {
  const { t } = useTexts("checkout");
  const { payment, choosePayment, delivery, emiPlan, chooseEmiPlan } = checkout;
  const limit = cart.codLimit === null ? null : formatMoney(cart.codLimit);
  const over = cart.codLimit !== null && cart.totals.payablePoisha > cart.codLimit;
  const possible = cart.isCodEnabled && !over;
  const reason = limit === null ? t("payment.codNever") : t("payment.codOver", { limit });
  const offers = delivery.offer?.emiOffers ?? [];
  const cheapest = Math.min(...offers.map(({ monthlyPoisha }) => monthlyPoisha));
  const least = delivery.offer?.emiFromPoisha ?? null;
  const noEmi =
    delivery.offer === null
      ? t("payment.emiLater")
      : least === null
        ? t("payment.emiNever")
        : t("payment.emiFrom", { least: formatMoney(least) });
  return (
    <CheckoutSection step="payment" number={3} title={t("steps.payment")}>
      <fieldset id="checkout-paymentMethod" tabIndex={-1} className={styles.choices}>
        <legend>{t("payment.ways")}</legend>
        <ChoiceCard
          name="paymentMethod"
          value="cod"
          checked={payment === "cod"}
          disabled={!possible}
          title={t("payment.cod")}
          onChoose={() => choosePayment("cod")}
        >
          {possible
            ? `${t(checkout.isPickup ? "payment.codPickup" : "payment.codText")}${limit === null ? "" : ` ${t("payment.codLimit", { limit })}`}`
            : reason}
        </ChoiceCard>
        <ChoiceCard
          name="paymentMethod"
          value="online"
          checked={payment === "online"}
          title={t("payment.online")}
          onChoose={() => choosePayment("online")}
        >
          {t("payment.onlineText")}
        </ChoiceCard>
        <ChoiceCard
          name="paymentMethod"
          value="emi"
          checked={payment === "emi"}
          disabled={offers.length === 0}
          title={t("payment.emi")}
          onChoose={() => choosePayment("emi")}
        >
          {offers.length === 0 ? noEmi : t("payment.emiText", { monthly: formatMoney(cheapest) })}
        </ChoiceCard>
        {error !== undefined && <p className={styles.error}>{error}</p>}
      </fieldset>
      {payment === "emi" && offers.length > 0 && (
        <EmiPlans offers={offers} chosen={emiPlan} onChoose={chooseEmiPlan} error={emiError} />
      )}
    </CheckoutSection>
  );
}
