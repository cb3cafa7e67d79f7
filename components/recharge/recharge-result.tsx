import { PaperHead } from "@/components/layout/paper-head";
import styles from "@/components/recharge/recharge-result.module.css";
import { isOpen, useRechargeResult } from "@/components/recharge/use-recharge-result";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { PrintButton } from "@/components/ui/actions/print-button";
import { PayWithOptions } from "@/components/ui/forms/pay-with-options";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import { Icon } from "@/components/ui/values/icon";
import { usePayWith } from "@/hooks/checkout/use-pay-with";
import { useTexts } from "@/hooks/ui/use-texts";
import type { RechargeResult as Result } from "@/services/recharge/recharge-payment-service";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { localePath, offerPath, packPath, paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface RechargeResultProps {
  known: Result;
  /** The transaction id of its payment. */
  transaction: string;
  /** The operator's name, for a receipt on paper. */
  brand: string;
}

/** The result of a recharge, its receipt, and the next actions. */
export function RechargeResult({ known, transaction, brand }: RechargeResultProps) {
  const { t, language } = useTexts("recharge");
  const { result, unfinished, state, retry } = useRechargeResult(known, transaction);
  const { outcome, amountPoisha, msisdn } = result;
  const number = formatMsisdn(msisdn, language);
  const amount = formatMoney(amountPoisha, language);
  const isFailed = outcome === "payment_failed" || outcome === "payment_cancelled";
  const address = `${localePath(paths.rechargeResult, language)}?transaction=${encodeURIComponent(transaction)}`;
  return (
    <div className={styles.result}>
      <PaperHead brand={brand} />
      <div role="status" className={styles.head} data-outcome={outcome}>
        <h1>
          {outcome === "done" && <Icon name="check" size={28} />}
          {isFailed && <Icon name="warning" size={28} />}
          {t(`result.${outcome}`)}
        </h1>
        <p>{t(`result.${textOf(result)}`, { amount, msisdn: number, pack: keepUnits(result.pack?.title ?? "") })}</p>
      </div>
      <Receipt result={result} number={number} amount={amount} />
      {isFailed && <Retry known={result} state={state} retry={retry} />}
      <div className={styles.buttons}>
        {unfinished !== null && outcome === "done" && (
          <ButtonLink href={unfinished.kind === "pack" ? packPath(unfinished.id) : offerPath(unfinished.id)} size="lg">
            {t("result.activate", { title: unfinished.title })}
          </ButtonLink>
        )}
        {isOpen(result) && (
          <Button asChild variant="outline" size="lg">
            <a href={address}>{t("result.look")}</a>
          </Button>
        )}
        {outcome === "done" && (
          <PrintButton size="lg" variant={unfinished === null ? "primary" : "outline"}>
            {t("result.print")}
          </PrintButton>
        )}
        {outcome === "done" && (
          <ButtonLink href={againAddress(result)} size="lg" variant="outline">
            {result.pack === null ? t("result.again") : t("result.againPack")}
          </ButtonLink>
        )}
        <ButtonLink href={paths.recharge} size="lg" variant={isFailed ? "outline" : "ghost"}>
          {t("result.new")}
        </ButtonLink>
      </div>
    </div>
  );
}

const PACK_TEXTS = { waiting: "packStarting", active: "packStarted", refused: "packNotStarted" } as const;

/** The sentence under the heading. For a finished recharge with a pack it says what happened to the pack. */
function textOf({ outcome, pack }: Result) {
  return outcome === "done" && pack !== null ? PACK_TEXTS[pack.state] : (`${outcome}Text` as const);
}

function againAddress({ pack, amountPoisha }: Result): string {
  return `${paths.recharge}?${pack === null ? `amount=${amountPoisha / 100}` : `pack=${pack.packId}`}`;
}

function Receipt({ result, number, amount }: { result: Result; number: string; amount: string }) {
  const { t, language } = useTexts("recharge");
  const { outcome, reference, pack, balancePoisha, createdAt, doneAt } = result;
  const isPaid = outcome === "done" || outcome === "crediting";
  const packStates = { waiting: "packWaiting", active: "packActive", refused: "packRefused" } as const;
  const stateOf = ({ state }: NonNullable<Result["pack"]>) => t(`result.${packStates[state]}`);
  const facts: OptionalFact[] = [
    [t("result.amount"), amount],
    [t("result.msisdn"), number],
    pack && [t("result.pack"), keepUnits(isPaid ? `${pack.title} (${stateOf(pack)})` : pack.title)],
    balancePoisha === null ? null : [t("result.balance"), formatMoney(balancePoisha, language)],
    [t("result.date"), formatMoment(doneAt ?? createdAt, language)],
    [t(outcome === "done" ? "result.reference" : "result.attempt"), reference],
  ];
  return (
    <section aria-labelledby="recharge-receipt" className={styles.receipt}>
      <h2 id="recharge-receipt">{outcome === "done" ? t("result.receipt") : t("result.details")}</h2>
      <FactList facts={facts} />
    </section>
  );
}

type Paying = Pick<ReturnType<typeof useRechargeResult>, "state" | "retry">;

function Retry({ known, state, retry }: Paying & { known: Result }) {
  const { t } = useTexts("recharge");
  const { payWith, choose } = usePayWith(known.payWith);
  return (
    <div className={styles.retry}>
      <PayWithOptions value={payWith} onChange={choose} />
      <Button size="lg" width="full" aria-busy={state === "opening"} onClick={() => retry(payWith)}>
        {state === "opening" ? t("result.retrying") : t("result.retry")}
      </Button>
      {state === "failed" && (
        <p role="alert" className={styles.failure}>
          {t("result.retryFailed")}
        </p>
      )}
    </div>
  );
}
