import { type FormEvent, useId } from "react";
import styles from "@/components/star/star-check.module.css";
import { type StarCheck as Check, STAR_CODE_LENGTH } from "@/components/star/use-star-check";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/forms/code-boxes";
import { CodeByCall } from "@/components/ui/forms/code-by-call";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatCount } from "@/utils/numbers/digits";
import { formatMsisdn } from "@/utils/numbers/msisdn";

/** The number, then the code that was texted to it. */
export function StarForm({ check }: { check: Check }) {
  const { t, language } = useTexts("star");
  const id = useId();
  const { step, msisdn, code, error, busy } = check;
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
        {!isNumber && <StarCodeWays check={check} />}
      </div>
    </form>
  );
}

/** Another code, a call, or another number. */
function StarCodeWays({ check }: { check: Check }) {
  const { t, language } = useTexts("star");
  const { busy, secondsLeft } = check;
  return (
    <>
      <Button variant="outline" size="lg" disabled={secondsLeft > 0 || busy} onClick={check.check}>
        {secondsLeft > 0 ? t("wait", { seconds: formatCount(secondsLeft, language) }) : t("resend")}
      </Button>
      <CodeByCall {...check} onCall={check.call} />
      <Button variant="ghost" size="lg" onClick={check.back}>
        {t("change")}
      </Button>
    </>
  );
}
