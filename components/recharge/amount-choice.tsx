import { useId } from "react";
import styles from "@/components/recharge/recharge-form.module.css";
import { problemId, RechargeProblem } from "@/components/recharge/recharge-problem";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import { PlainField } from "@/components/ui/forms/plain-field";
import type { RechargeForm, RechargeStart } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney, formatTaka } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { keepUnits } from "@/utils/text/keep-units";

/** Amounts as chips, each with the pack that it starts, and a field for any other amount. */
export function AmountChoice({ form, start }: { form: RechargeForm; start: RechargeStart }) {
  const { t, language } = useTexts("recharge");
  const id = useId();
  const { options } = start;
  const { chosen } = form;
  const wrong = problemId(form, "amount");
  const money = (poisha: number) => formatMoney(poisha, language);
  return (
    <div className={styles.part}>
      <fieldset className={styles.amounts}>
        <legend>{t("amount")}</legend>
        {options.amounts.map((amount) => {
          const started = options.packs.find(({ amountPoisha }) => amountPoisha === amount);
          return (
            <label key={amount} className={styles.chip} data-checked={chosen === amount || undefined}>
              <ChoiceInput
                type="radio"
                name="amount"
                value={amount / 100}
                checked={chosen === amount}
                onChange={() => form.chooseAmount(amount)}
              />
              <b>{money(amount)}</b>
              {started && <span>{keepUnits(started.title)}</span>}
            </label>
          );
        })}
      </fieldset>
      <PlainField
        id={`${id}-other`}
        name="other_amount"
        label={t("otherAmount")}
        value={form.typed}
        onChange={form.typeAmount}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        invalid={wrong !== undefined}
        describedBy={wrong ?? `${id}-limits`}
      />
      <RechargeProblem form={form} start={start} place="amount" />
      {wrong === undefined && (
        <p id={`${id}-limits`} className={styles.note}>
          {t("limits", { least: money(options.minPoisha), most: money(options.maxPoisha) })}
        </p>
      )}
      <div aria-live="polite" className={styles.live}>
        <PackNote form={form} />
      </div>
    </div>
  );
}

/** The pack that the amount starts, and the choice to leave it out. */
function PackNote({ form: { pack, balanceOnly, chooseBalanceOnly } }: { form: RechargeForm }) {
  const { t, language } = useTexts("recharge");
  if (pack === null) return null;
  const taka = formatTaka(pack.amountPoisha);
  return (
    <div className={styles.pack}>
      <p>
        {t("starts", { amount: formatNumber(taka, language) })} <b>{keepUnits(pack.title)}</b>
      </p>
      <label>
        <ChoiceInput type="checkbox" name="balance_only" checked={balanceOnly} onChange={chooseBalanceOnly} />
        {t("balanceOnly")}
      </label>
    </div>
  );
}
