import { useEffect, useRef } from "react";
import { AmountChoice } from "@/components/recharge/amount-choice";
import { NumberField } from "@/components/recharge/number-field";
import { PackToBuy } from "@/components/recharge/pack-to-buy";
import { PacksToBuy } from "@/components/recharge/packs-to-buy";
import { RecentRecharges } from "@/components/recharge/recent-recharges";
import styles from "@/components/recharge/recharge-form.module.css";
import { RechargeProblem } from "@/components/recharge/recharge-problem";
import { useLastRecharge } from "@/components/recharge/use-last-recharge";
import { Button } from "@/components/ui/actions/button";
import { PayWithOptions } from "@/components/ui/forms/pay-with-options";
import { Icon } from "@/components/ui/values/icon";
import { type RechargeStart, useRechargeForm } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { RecentRecharge } from "@/services/recharge/recharge-payment-service";
import { formatMoney } from "@/utils/money/money";
import type { LastRecharge } from "@/utils/packs/last-recharge";

/** The target of the form without script (backend/http/subscriber-services/recharge-pages.ts). */
const ACTION = "/api/recharge/begin";

/** The form for a recharge or a pack purchase: number, amount with the pack that it starts, and payment method. */
export function RechargeForm({ recent, ...start }: RechargeStart & { recent: readonly RecentRecharge[] }) {
  const { t, language } = useTexts("recharge");
  const form = useRechargeForm(start);
  const { last, forget } = useLastRecharge(start.ownMsisdn !== "");
  const element = useRef<HTMLFormElement>(null);
  const { options } = start;
  const { amountPoisha, busy } = form;
  const again = last === null ? recent : [last];
  const isListed = again.length > 0 && options.pack === null;

  const { problem } = form;
  useEffect(() => {
    if (problem !== null) element.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [problem]);

  const repeat = ({ msisdn, amountPoisha: poisha }: LastRecharge) => {
    form.changeMsisdn(msisdn);
    if (options.amounts.includes(poisha)) form.chooseAmount(poisha);
    else form.typeAmount(String(poisha / 100));
    // The second tap pays.
    element.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
  };
  return (
    <div className={styles.layout}>
      <div className={styles.first}>
        {isListed && <RecentRecharges recent={again} onAgain={repeat} onForget={last === null ? undefined : forget} />}
      </div>
      <form
        ref={element}
        className={styles.form}
        method="post"
        action={ACTION}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.pay();
        }}
      >
        <input type="hidden" name="lang" value={language} />
        <NumberField form={form} start={start} />
        {options.pack === null ? <AmountChoice form={form} start={start} /> : <PackToBuy pack={options.pack} />}
        <PayWithOptions name="pay_with" value={form.payWith} onChange={form.choosePayWith} />
        <RechargeProblem form={form} start={start} place="form" />
        <Button type="submit" size="lg" width="full" aria-busy={busy}>
          {busy && t("paying")}
          {!busy && amountPoisha === null && t("payNothing")}
          {!busy && amountPoisha !== null && t("pay", { amount: formatMoney(amountPoisha, language) })}
        </Button>
      </form>
      <div className={styles.aside}>
        <Promises />
        {options.pack === null && <PacksToBuy options={options} />}
      </div>
    </div>
  );
}

/** The assurances that the site gives to a payer. */
function Promises() {
  const { t } = useTexts("recharge");
  return (
    <ul className={styles.promises}>
      {(["free", "receipt", "day"] as const).map((promise) => (
        <li key={promise}>
          <Icon name="check" size={20} />
          {t(`promises.${promise}`)}
        </li>
      ))}
    </ul>
  );
}
