import { type ReactNode, useId, useState } from "react";
import styles from "@/components/catalog/product/emi-calculator.module.css";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Instalments } from "@/utils/money/instalments";
import { formatMoney } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";

interface EmiCalculatorProps {
  /** The instalments of a piece with all its options, the lowest monthly amount first; empty if there are none. */
  plans: readonly Instalments[];
  /** The buy button for the plan with this code. */
  buy: (code: string) => ReactNode;
}

/** The monthly and total cost of a product under each bank's plan, with a button to buy with that plan (feature 12). */
export function EmiCalculator({ plans, buy }: EmiCalculatorProps) {
  const { t, language } = useTexts("product");
  const name = useId();
  const [code, setCode] = useState("");
  const chosen = plans.find((plan) => plan.code === code) ?? plans[0];
  if (chosen === undefined) return null;
  return (
    <details className={styles.box}>
      <summary>{t("calculator.title")}</summary>
      <table className={styles.plans}>
        <thead>
          <tr>
            <th scope="col">{t("calculator.bank")}</th>
            <th scope="col">{t("calculator.months")}</th>
            <th scope="col">{t("calculator.monthly")}</th>
            <th scope="col">{t("calculator.total")}</th>
          </tr>
        </thead>
        <CachedMarkup as="tbody" name="emi-plans" data={[name, plans, chosen.code]}>
          {() =>
            plans.map((plan) => (
              <tr key={plan.code}>
                <td>
                  <label>
                    <ChoiceInput
                      type="radio"
                      name={name}
                      checked={plan.code === chosen.code}
                      onChange={() => setCode(plan.code)}
                      aria-label={t("calculator.choose", { bank: plan.bank, months: plan.months })}
                    />
                    {plan.bank}
                  </label>
                </td>
                <td>{formatNumber(plan.months, language)}</td>
                <td>{formatMoney(plan.monthlyPoisha, language)}</td>
                <td>{formatMoney(plan.totalPoisha, language)}</td>
              </tr>
            ))
          }
        </CachedMarkup>
      </table>
      <p className={styles.note}>{t("calculator.note")}</p>
      {buy(chosen.code)}
    </details>
  );
}
