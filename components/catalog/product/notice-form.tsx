import { type FormEvent, useEffect, useId, useRef } from "react";
import styles from "@/components/catalog/product/notice-form.module.css";
import { type StockNoticeForm, useStockNotice } from "@/components/catalog/product/use-stock-notice";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import errorText from "@/components/ui/forms/error-text.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { CODE_LENGTH } from "@/utils/login/one-time-code";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";

/** The form for the number to notify, then for its code. A logged-in user needs neither. Loaded on demand. */
export function NoticeForm({ sku, choice }: { sku: string; choice: string }) {
  const { t } = useTexts("stock-notice");
  const id = useId();
  const form = useStockNotice(sku);
  const box = useRef<HTMLFormElement>(null);
  const { step, error, busy } = form;
  // The clicked button was removed: the focus moves to the first field, or to the result.
  useEffect(() => {
    const field = step === "kept" ? null : box.current?.querySelector("input");
    (field ?? box.current)?.focus();
  }, [step]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === "number") form.send();
    if (step === "code") form.confirm();
  };
  return (
    <form ref={box} noValidate tabIndex={-1} onSubmit={submit} className={styles.box} aria-label={t("title")}>
      <p className={styles.lead}>{t("lead", { choice })}</p>
      {step === "number" && (
        <PlainField
          id={`${id}-number`}
          label={t("msisdn")}
          value={form.msisdn}
          onChange={form.changeMsisdn}
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          invalid={error === "msisdn"}
          describedBy={`${id}-error`}
        />
      )}
      {step === "code" && <SentCode form={form} />}
      <p id={`${id}-error`} role="alert" className={errorText.error}>
        {error !== null && t(`error.${error}`)}
      </p>
      <div role="status">{step === "kept" && <Kept />}</div>
      {(step === "number" || step === "code") && (
        <div className={styles.buttons}>
          <Button type="submit" aria-busy={busy}>
            {t(step === "number" ? "send" : "confirm")}
          </Button>
          {step === "code" && <CodeButtons form={form} />}
        </div>
      )}
    </form>
  );
}

function Kept() {
  const { t } = useTexts("stock-notice");
  return (
    <>
      <p className={styles.kept}>
        <Icon name="check" />
        {t("kept")}
      </p>
      <p className={styles.help}>
        {t("keptHelp")} <SiteLink href={paths.dashboard}>{t("dashboard")}</SiteLink>
      </p>
    </>
  );
}

/** Buttons for a new code by text message or by a call, and to change the number. */
function CodeButtons({ form }: { form: StockNoticeForm }) {
  const { t } = useTexts("stock-notice");
  const { secondsLeft, busy } = form;
  return (
    <>
      <Button variant="outline" disabled={secondsLeft > 0 || busy} onClick={form.send}>
        {secondsLeft > 0 ? t("wait", { seconds: secondsLeft }) : t("resend")}
      </Button>
      <CodeByCall {...form} onCall={form.call} />
      <Button variant="ghost" onClick={form.back}>
        {t("change")}
      </Button>
    </>
  );
}

function SentCode({ form }: { form: StockNoticeForm }) {
  const { t, language } = useTexts("stock-notice");
  return (
    <>
      <p>{t("sentTo", { msisdn: formatMsisdn(form.msisdn, language) })}</p>
      <CodeBoxes
        length={CODE_LENGTH}
        value={form.code}
        onChange={form.changeCode}
        label={t("code")}
        disabled={form.busy}
      />
    </>
  );
}
