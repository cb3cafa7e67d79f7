import { useEffect, useRef, useState } from "react";
import { AmountChoice } from "@/components/recharge/amount-choice";
import { NumberField } from "@/components/recharge/number-field";
import styles from "@/components/recharge/recharge-form.module.css";
import { RechargeProblem } from "@/components/recharge/recharge-problem";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { PayWithOptions } from "@/components/ui/forms/pay-with-options";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { type RechargeStart, useRechargeForm } from "@/hooks/recharge/use-recharge-form";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AmountPack, RecentRecharge, RechargeOptions } from "@/services/recharge/recharge-payment-service";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { localePath, paths } from "@/utils/paths/paths";
import { findLastRecharge, type LastRecharge, removeLastRecharge } from "@/utils/recharge/last-recharge";
import { keepUnits } from "@/utils/text/keep-units";

/**
 * The last paid recharge of this browser, offered again. A logged-in user has the list of the account instead, which
 * is not left behind in a browser that others use too.
 */
function useLastRecharge(isLoggedIn: boolean): { last: LastRecharge | null; clearLast(): void } {
  const [last, setLast] = useState<LastRecharge | null>(null);
  useEffect(() => setLast(isLoggedIn ? null : findLastRecharge()), [isLoggedIn]);
  return {
    last,
    clearLast() {
      removeLastRecharge();
      setLast(null);
    },
  };
}

/** The form for a recharge or a pack purchase: number, amount with the pack that it starts, and payment method. */
export function RechargeForm({ recent, ...start }: RechargeStart & { recent: readonly RecentRecharge[] }) {
  const { t, language } = useTexts("recharge");
  const form = useRechargeForm(start);
  const { last, clearLast } = useLastRecharge(start.ownMsisdn !== "");
  const element = useRef<HTMLFormElement>(null);
  const { options } = start;
  const { amountPoisha, busy, tries } = form;
  const again = last === null ? recent : [last];
  const isListed = again.length > 0 && options.pack === null;

  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus();
  }, [tries]);

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
        {isListed && (
          <RecentRecharges recent={again} onAgain={repeat} onClear={last === null ? undefined : clearLast} />
        )}
      </div>
      <form
        ref={element}
        className={`${page.card} ${styles.form}`}
        method="post"
        action={localePath(paths.recharge, language)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          form.pay();
        }}
      >
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

/** The pack that is bought with a payment of its price, and what happens to the money. */
function PackToBuy({ pack }: { pack: AmountPack }) {
  const { t, language } = useTexts("recharge");
  return (
    <div className={styles.bought}>
      <input type="hidden" name="pack" value={pack.packId} />
      <p>
        <span>{t("pack")}</span> <b>{keepUnits(pack.title)}</b>
      </p>
      <p>
        <span>{t("price")}</span> <b>{formatMoney(pack.amountPoisha, language)}</b>
      </p>
      <p className={styles.note}>
        {t("packHow")} <SiteLink href={paths.recharge}>{t("amountInstead")}</SiteLink>
      </p>
    </div>
  );
}

/** Packs of the proposed amounts. Each links to the page that buys it with a payment of its price. */
function PacksToBuy({ options: { amounts, packs } }: { options: RechargeOptions }) {
  const { t, language } = useTexts("recharge");
  const shown = packs.filter(({ amountPoisha }) => amounts.includes(amountPoisha));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="packs-to-buy" className={styles.packs}>
      <h3 id="packs-to-buy">{t("packsToBuy")}</h3>
      <ul>
        {shown.map(({ packId, title, amountPoisha }) => (
          <li key={packId}>
            <SiteLink href={`${paths.recharge}?pack=${packId}#recharge`}>{keepUnits(title)}</SiteLink>
            <b>{formatMoney(amountPoisha, language)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RecentRechargesProps {
  recent: readonly LastRecharge[];
  onAgain: (recharge: LastRecharge) => void;
  /** Clears what this browser remembers; absent if the list belongs to an account. */
  onClear?: (() => void) | undefined;
}

/** Numbers and amounts that were recharged recently. Each can be recharged again. */
function RecentRecharges({ recent, onAgain, onClear }: RecentRechargesProps) {
  const { t, language } = useTexts("recharge");
  return (
    <section aria-labelledby="recent-recharges" className={styles.recent}>
      <h3 id="recent-recharges">{t("recent")}</h3>
      <ul>
        {recent.map((recharge) => {
          const { msisdn, amountPoisha } = recharge;
          const number = formatMsisdn(msisdn, language);
          const amount = formatMoney(amountPoisha, language);
          return (
            <li key={`${msisdn} ${amountPoisha}`}>
              <span>{number}</span>
              <b>{amount}</b>
              <Button
                variant="outline"
                aria-label={t("againLabel", { msisdn: number, amount })}
                onClick={() => onAgain(recharge)}
              >
                {t("again")}
              </Button>
            </li>
          );
        })}
      </ul>
      {onClear && (
        <p className={styles.note}>
          {t("remembered")}{" "}
          <button type="button" className={styles.forget} onClick={onClear}>
            {t("forget")}
          </button>
        </p>
      )}
    </section>
  );
}
