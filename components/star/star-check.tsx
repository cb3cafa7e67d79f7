import { type FormEvent, useEffect, useId, useRef } from "react";
import styles from "@/components/star/star-check.module.css";
import { StarProgress } from "@/components/star/star-progress";
import { type StarCheck as Check, STAR_CODE_LENGTH, useStarCheck } from "@/components/star/use-star-check";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/forms/code-boxes";
import { CodeByCall } from "@/components/ui/forms/code-by-call";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Badge } from "@/components/ui/values/badge";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StarStatus } from "@/services/star/star-status-service";
import { formatCount } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { starBadge } from "@/utils/stores/star-badge";

interface StarCheckProps {
  /** Empty for a visitor. */
  ownMsisdn: string;
  /** The reader's own tier, where the page already has it. */
  own?: StarStatus | null;
}

/** The tier of a number, at once for the reader's own and by a code for any other. */
export function StarCheck({ ownMsisdn, own = null }: StarCheckProps) {
  const { t } = useTexts("star");
  const check = useStarCheck(ownMsisdn, own);
  const { step, status, error } = check;
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  // The focus moves to the next step; the page itself does not take it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    (box.current?.querySelector("input") ?? box.current)?.focus();
  }, [step]);
  // While a code is checked its boxes are closed, which takes the focus away.
  useEffect(() => {
    if (step === "code" && error !== null) box.current?.querySelector("input")?.focus();
  }, [step, error]);
  return (
    <div ref={box} tabIndex={-1} className={styles.box}>
      <noscript>
        <p>{t("noScript")}</p>
      </noscript>
      {step === "tier" && status !== null ? (
        <Tier msisdn={check.msisdn} status={status} onAgain={check.back} />
      ) : (
        <Form check={check} />
      )}
    </div>
  );
}

function Form({ check }: { check: Check }) {
  const { t, language } = useTexts("star");
  const id = useId();
  const { step, msisdn, code, error, busy, secondsLeft } = check;
  const isNumber = step === "number";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNumber) check.check();
    else check.show();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <p className={styles.lead}>{t("lead")}</p>
      {isNumber ? (
        <PlainField
          id={`${id}-number`}
          label={t("msisdn")}
          value={msisdn}
          onChange={check.changeMsisdn}
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          invalid={error === "msisdn"}
          describedBy={`${id}-error`}
        />
      ) : (
        <>
          <p role="status">{t("sentTo", { msisdn: formatMsisdn(msisdn, language) })}</p>
          <CodeBoxes
            length={STAR_CODE_LENGTH}
            value={code}
            onChange={check.changeCode}
            onComplete={(whole) => check.show(whole)}
            label={t("code")}
            disabled={busy}
          />
        </>
      )}
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error !== null && t(`error.${error}`)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {t(busy ? "checking" : isNumber ? "check" : "show")}
        </Button>
        {!isNumber && (
          <>
            <Button variant="outline" size="lg" disabled={secondsLeft > 0 || busy} onClick={check.check}>
              {secondsLeft > 0 ? t("wait", { seconds: formatCount(secondsLeft, language) }) : t("resend")}
            </Button>
            <CodeByCall {...check} onCall={check.call} />
            <Button variant="ghost" size="lg" onClick={check.back}>
              {t("change")}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

function Tier({ msisdn, status, onAgain }: { msisdn: string; status: StarStatus; onAgain: () => void }) {
  const { t, language } = useTexts("star");
  const { tier, benefits, next } = status;
  const badge = starBadge(tier);
  const number = formatMsisdn(msisdn, language);
  return (
    <div role="status" className={styles.tier}>
      <p className={styles.lead}>{t("number", { msisdn: number })}</p>
      <p className={styles.name}>
        {badge === null ? t("nonStar") : <Badge tone={badge.tone}>{t(`tier.${tier}`)}</Badge>}
      </p>
      <h3>{t("benefits")}</h3>
      <ul className={styles.benefits}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Icon name="check" size={18} />
            {benefit}
          </li>
        ))}
      </ul>
      <p className={styles.next}>
        {next === null ? (
          t("top")
        ) : (
          <>
            <b>{t("next", { tier: t(`tier.${next.tier}`) })}</b> {next.condition}
          </>
        )}
      </p>
      {next?.progress && <StarProgress progress={next.progress} />}
      <div className={styles.buttons}>
        <Button variant="outline" onClick={onAgain}>
          {t("again")}
        </Button>
      </div>
    </div>
  );
}
