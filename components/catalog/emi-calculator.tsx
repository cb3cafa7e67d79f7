import { type ReactNode, useId, useState } from "react";
import styles from "@/components/catalog/emi-calculator.module.css";
import { KeptMarkup } from "@/components/ui/kept-markup";
import { useTexts } from "@/hooks/use-texts";
import type { EmiPlanView } from "@/services/catalog-service";
import { emiCost } from "@/utils/emi";
import { formatMoney } from "@/utils/money";

interface EmiCalculatorProps {
  plans: readonly EmiPlanView[];
  /** Of a piece with all that is chosen beside it, whole poisha. */
  pricePoisha: number;
  /** Buys with the plan of this code; null where nothing can be bought. */
  buy: (code: string) => ReactNode;
}

/** What a phone costs a month and in all under each bank's plan, and the way to buy it so (BEYOND 12). */
export function EmiCalculator({ plans, pricePoisha, buy }: EmiCalculatorProps) {
  const { t } = useTexts("shop");
  const name = useId();
  const possible = plans.filter(({ leastPricePoisha }) => leastPricePoisha <= pricePoisha);
  const [code, setCode] = useState("");
  const chosen = possible.find((plan) => plan.code === code) ?? possible[0];
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
        <KeptMarkup as="tbody" name="emi-plans" data={[name, pricePoisha, possible, chosen.code]}>
          {() =>
            possible.map((plan) => {
              const cost = emiCost(pricePoisha, {
                months: plan.months,
                feeBasisPoints: Math.round(plan.feePercent * 100),
              });
              return (
                <tr key={plan.code}>
                  <td>
                    <label>
                      <input
                        type="radio"
                        name={name}
                        checked={plan.code === chosen.code}
                        onChange={() => setCode(plan.code)}
                        aria-label={t("calculator.choose", { bank: plan.bank, months: plan.months })}
                      />
                      {plan.bank}
                    </label>
                  </td>
                  <td>{plan.months}</td>
                  <td>{formatMoney(cost.monthlyPoisha)}</td>
                  <td>{formatMoney(cost.totalPoisha)}</td>
                </tr>
              );
            })
          }
        </KeptMarkup>
      </table>
      <p className={styles.note}>{t("calculator.note")}</p>
      {buy(chosen.code)}
    </details>
  );
}
