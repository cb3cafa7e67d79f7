import styles from "@/components/checkout/checkout.module.css";
import { Button } from "@/components/ui/actions/button";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import type { Checkout } from "@/hooks/checkout/use-checkout";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeliveryMethod } from "@/services/checkout/delivery-service";
import { formatDay } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { keepUnits } from "@/utils/text/keep-units";

interface DeliveryMethodsProps {
  delivery: Checkout["delivery"];
  /** The name of the district in the language of the page. */
  districtLabel: string;
  /** Shown for each option instead of its days, because an unreleased product has no delivery days. */
  days?: string | undefined;
  error: string | undefined;
}

/** The days of an option as text: a pick-up is "ready", a delivery "arrives". @param texts those of the checkout */
export function arrivalText(
  { t, language }: ReturnType<typeof useTexts<"checkout">>,
  { type, earliest, latest }: DeliveryMethod,
): string {
  const isCollected = type === "pickup";
  const [from, to] = [formatDay(earliest, language), formatDay(latest, language)];
  return keepUnits(
    from === to
      ? t(isCollected ? "delivery.readyOn" : "delivery.arrivesOn", { day: from })
      : t(isCollected ? "delivery.ready" : "delivery.arrives", { from, to }),
  );
}

/** Delivery options as cards with fee and days (feature 30). */
export function DeliveryMethods({ delivery, districtLabel, days: promised, error }: DeliveryMethodsProps) {
  const texts = useTexts("checkout");
  const { t, language } = texts;
  const { offer, state } = delivery;
  return (
    <fieldset id="checkout-deliveryType" tabIndex={-1} className={styles.choices} aria-busy={state === "loading"}>
      <legend>{t("delivery.legend")}</legend>
      {offer?.methods.map((method) => (
        <ChoiceCard
          key={method.type}
          name="deliveryType"
          value={method.type}
          checked={offer.type === method.type}
          title={method.label}
          aside={method.feePoisha === 0 ? t("delivery.free") : formatMoney(method.feePoisha, language)}
          onChoose={() => delivery.choose(method.type)}
        >
          {promised ?? arrivalText(texts, method)}
        </ChoiceCard>
      ))}
      <p className={styles.choicesState} role="status">
        {state === "idle" && t("delivery.chooseDistrictFirst")}
        {state === "loading" && offer === null && t("delivery.loading", { district: districtLabel })}
        {state === "failed" && t("delivery.failed")}
      </p>
      {state === "failed" && (
        <Button variant="outline" size="sm" onClick={delivery.retry}>
          {t("delivery.retry")}
        </Button>
      )}
      {error !== undefined && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
