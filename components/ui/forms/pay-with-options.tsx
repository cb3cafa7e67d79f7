import { useId } from "react";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import styles from "@/components/ui/forms/pay-with-choice.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PayWith } from "@/services/checkout/payments-service";

export interface PayWithChoiceProps {
  /** Null leaves the choice to the payment company's page. */
  value: PayWith | null;
  onChange: (value: PayWith | null) => void;
}

const CHOICES = ["bkash", "nagad", "card", null] as const;

/**
 * Wallets and card by their names. The last option is for methods that only the payment company's page offers.
 * @param name the name of the field in a form that works without script
 */
export function PayWithOptions({ value, onChange, name: fieldName }: PayWithChoiceProps & { name?: string }) {
  const { t } = useTexts("pay-with");
  const own = useId();
  const name = fieldName ?? own;
  return (
    <fieldset className={styles.options}>
      <legend>{t("legend")}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className={styles.option} data-checked={value === choice || undefined}>
          <ChoiceInput
            type="radio"
            name={name}
            value={choice ?? ""}
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          {t(choice ?? "there")}
        </label>
      ))}
    </fieldset>
  );
}
