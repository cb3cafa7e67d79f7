import styles from "@/components/checkout/checkout.module.css";
import { SelectField } from "@/components/ui/forms/form-field";
import { InstalmentText, useInstalmentLabels } from "@/components/ui/values/instalment-text";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Instalments } from "@/utils/money/instalments";

interface EmiPlansProps {
  offers: readonly Instalments[];
  /** Code of the chosen plan, empty for none. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** The banks' plans with monthly and total cost, the lowest monthly amount first (feature 12). */
export function EmiPlans({ offers, chosen, onChoose, error }: EmiPlansProps) {
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
