import styles from "@/components/checkout/checkout.module.css";
import { SelectField } from "@/components/ui/form-field";
import { useTexts } from "@/hooks/use-texts";
import type { EmiOffer } from "@/services/delivery-service";
import { formatMoney } from "@/utils/money";

interface EmiPlansProps {
  offers: readonly EmiOffer[];
  /** Code of the chosen plan, empty for none. */
  chosen: string;
  onChoose: (code: string) => void;
  error: string | undefined;
}

/** The banks' plans with what each month and the whole term cost (BEYOND 12). */
export function EmiPlans({ offers, chosen, onChoose, error }: EmiPlansProps) {
  const { t } = useTexts("checkout");
  const plan = offers.find(({ code }) => code === chosen);
  return (
    <div className={styles.emi}>
      <SelectField
        id="checkout-emiPlan"
        label={t("emi.plan")}
        placeholder={t("emi.choose")}
        options={offers.map(({ code, bank, months, monthlyPoisha }) => ({
          value: code,
          label: t("emi.option", { bank, months, monthly: formatMoney(monthlyPoisha) }),
        }))}
        value={chosen}
        onChange={onChoose}
        error={error}
      />
      {plan !== undefined && (
        <dl className={styles.emiCost}>
          <div>
            <dt>{t("emi.monthly")}</dt>
            <dd>{formatMoney(plan.monthlyPoisha)}</dd>
          </div>
          <div>
            <dt>{t("emi.months")}</dt>
            <dd>{plan.months}</dd>
          </div>
          <div>
            <dt>{t("emi.total")}</dt>
            <dd>{formatMoney(plan.totalPoisha)}</dd>
          </div>
        </dl>
      )}
      <p className={styles.choicesState}>{t("emi.note")}</p>
    </div>
  );
}
