import { type FormEvent, useEffect, useId, useRef } from "react";
import styles from "@/components/activation/activation.module.css";
import type { ActivationProps } from "@/components/activation/activation-props";
import { type ActivationError, type ActivationForm, useActivation } from "@/components/activation/use-activation";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { ChangeButton } from "@/components/ui/codes/change-button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Activation } from "@/services/packs/activation-service";
import { formatMoment } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import type { UnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { paths } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

interface PanelProps extends ActivationProps {
  autoRenew: boolean;
  /** True: activates for the proved number without another click. False: starts with the field for a number. */
  atOnce: boolean;
  /** The activation to continue after a recharge; null for a new one. */
  unfinished: UnfinishedActivation | null;
}

/** Number, code and result of an activation, shown in place of the button that opened it. */
export function ActivationPanel(props: PanelProps) {
  const { atOnce, ownMsisdn, unfinished } = props;
  const title = keepUnits(props.title);
  const { t } = useTexts("activation-panel");
  const proved = unfinished ?? { msisdn: props.msisdn ?? (atOnce ? ownMsisdn : ""), proof: props.proof ?? null };
  const form = useActivation({
    ...props,
    msisdn: proved.msisdn,
    proof: proved.proof,
    hasCode: unfinished?.proof === null,
  });
  const { step, result, error, busy } = form;
  const box = useRef<HTMLElement>(null);
  const id = useId();
  // The focus moves to the next step: the number, the first digit, or the result.
  useEffect(() => {
    const isTyped = step === "code" || (step === "number" && !atOnce);
    const field = isTyped ? box.current?.querySelector("input") : null;
    (field ?? box.current)?.focus();
  }, [step, atOnce]);
  // While a code is checked its boxes are disabled, so they lose the focus. After an error the field gets it back.
  useEffect(() => {
    if (error?.kind === "code" || error?.kind === "msisdn") box.current?.querySelector("input")?.focus();
  }, [error]);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-busy={busy}
      data-step={step}
      className={styles.panel}
    >
      {step === "done" && result !== null ? (
        <ActivationResult id={`${id}-title`} title={title} form={form} result={result} />
      ) : (
        <>
          <h3 id={`${id}-title`}>{t("heading", { title })}</h3>
          <Steps form={form} price={props.pricePoisha} />
        </>
      )}
    </section>
  );
}

function Steps({ form, price }: { form: ActivationForm; price: number }) {
  const { t, language } = useTexts("activation-panel");
  const { t: start } = useTexts("activation");
  const id = useId();
  const { step, msisdn, code, error, busy, isOwn, isProved } = form;
  const needsNoCode = isOwn || isProved;
  const isNumber = step === "number";
  const codeError = !isNumber && error?.kind === "code" ? t("error.code") : undefined;
  const activate = start("activate", { price: formatMoney(price, language) });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isNumber) form.submit();
    else form.verify();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {isNumber ? (
        <PlainField
          id={`${id}-number`}
          label={t("msisdn")}
          value={msisdn}
          onChange={form.changeMsisdn}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
          invalid={error?.kind === "msisdn"}
          describedBy={`${id}-error`}
        />
      ) : (
        <>
          <p role="status">
            {t(form.isResumed ? "sentBefore" : "sentTo", {
              msisdn: formatMsisdnInText(msisdn, language),
            })}
          </p>
          <CodeBoxes
            value={code}
            onChange={form.changeCode}
            onComplete={(whole) => form.verify(whole)}
            label={t("code")}
            error={codeError}
            disabled={busy}
          />
        </>
      )}
      <ErrorText id={`${id}-error`} error={codeError === undefined ? error : null} />
      <Button type="submit" size="lg" width="full" aria-busy={busy}>
        {busy && t(isNumber && !needsNoCode ? "sending" : "activating")}
        {!busy && (isNumber && !needsNoCode ? t("getCode") : activate)}
      </Button>
      {isNumber ? isProved && !isOwn && <p className={page.quiet}>{t("proved")}</p> : <CodeTools form={form} />}
    </form>
  );
}

function CodeTools({ form: { secondsLeft, sends, called, busy, resend, call, back } }: { form: ActivationForm }) {
  const { t } = useTexts("activation-panel");
  return (
    <div className={page.buttons}>
      <Button variant="outline" disabled={secondsLeft > 0 || busy} onClick={resend}>
        {secondsLeft > 0 ? t("wait", { seconds: secondsLeft }) : t("resend")}
      </Button>
      <CodeByCall sends={sends} called={called} secondsLeft={secondsLeft} busy={busy} onCall={call} />
      <ChangeButton disabled={busy} onClick={back}>
        {t("change")}
      </ChangeButton>
    </div>
  );
}

function ErrorText({ id, error }: { id: string; error: ActivationError | null }) {
  const { t, language } = useTexts("activation-panel");
  const taka = error?.rechargeTaka ?? null;
  return (
    <>
      <p id={id} role="alert" className={errorText.error}>
        {error !== null &&
          (error.kind === "refused" || error.kind === "tooMany" ? keepUnits(error.message) : t(`error.${error.kind}`))}
      </p>
      {taka !== null && (
        <>
          <ButtonLink href={`${paths.recharge}?amount=${taka}`} variant="secondary">
            {t("recharge", { amount: formatMoney(taka * 100, language) })}
          </ButtonLink>
          <p className={page.quiet}>{t("rechargeFirst")}</p>
        </>
      )}
    </>
  );
}

interface ResultProps {
  /** The id of the heading. */
  id: string;
  title: string;
  form: Pick<ActivationForm, "msisdn" | "isOwn">;
  result: Activation;
}

/** The result: what was activated, until when, the balance after it, and whether it renews itself. */
function ActivationResult({ id, title, form, result }: ResultProps) {
  const { t, language } = useTexts("activation-panel");
  const { isActive, validUntil, balancePoisha, pricePoisha, renews, reference } = result;
  const msisdn = formatMsisdnInText(form.msisdn, language);
  const price = formatMoney(pricePoisha, language);
  const facts: OptionalFact[] = [
    validUntil === null ? null : [t("validUntil"), formatMoment(validUntil, language)],
    [t("paid"), price],
    balancePoisha === null ? null : [t("newBalance"), formatMoney(balancePoisha, language)],
    [t("renewal"), renews ? t("renews", { price }) : t("renewsNot")],
    [t("reference"), reference],
  ];
  return (
    <div role="status" className={styles.result} data-active={isActive}>
      <h3 id={id}>
        {isActive && <Icon name="check" size={24} />}
        {!isActive && t("pending", { title })}
        {isActive && (form.isOwn ? t("active", { title }) : t("activeOn", { title, msisdn }))}
      </h3>
      {!isActive && <p>{t("pendingText")}</p>}
      <FactList facts={facts} className={styles.facts} />
      {form.isOwn && (
        <ButtonLink href={paths.dashboard} variant="outline">
          {t("dashboard")}
        </ButtonLink>
      )}
    </div>
  );
}
