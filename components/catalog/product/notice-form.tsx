import { useEffect, useRef } from "react";
import styles from "@/components/catalog/product/notice-form.module.css";
import { type NoticeError, useSessionNotice, useStockNotice } from "@/components/catalog/product/use-stock-notice";
import { SiteLink } from "@/components/ui/actions/site-link";
import { NumberCheckBox, NumberCheckForm } from "@/components/ui/codes/number-check-form";
import { Icon } from "@/components/ui/values/icon";
import { codeErrorText } from "@/hooks/login/use-code-sending";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";
import { paths } from "@/utils/paths/paths";

/** The form for the number to notify, then for its code. A logged-in user needs neither. Loaded on demand. */
export function NoticeForm({ sku, choice }: { sku: string; choice: string }) {
  const { t } = useTexts("stock-notice");
  const { step, error } = useSessionNotice(sku);
  const box = useRef<HTMLElement>(null);
  // The clicked button was removed: the focus moves to the first field, or to the result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has another content
  useEffect(() => {
    (box.current?.querySelector("input") ?? box.current)?.focus();
  }, [step]);
  return (
    <section ref={box} tabIndex={-1} className={styles.box} aria-label={t("title")}>
      <p className={styles.lead}>{t("lead", { choice })}</p>
      {step === "number" ? (
        <NoticeNumber sku={sku} firstError={error} />
      ) : (
        <div role="status">{step === "kept" && <SavedNote />}</div>
      )}
    </section>
  );
}

function NoticeNumber({ sku, firstError }: { sku: string; firstError: NoticeError | null }) {
  const { t, language } = useTexts("stock-notice");
  const check = useStockNotice(sku, firstError);
  const { step, msisdn, error, secondsLeft } = check;
  const labels = {
    msisdn: t("msisdn"),
    sentTo: t("sentTo", { msisdn: formatMsisdnInText(msisdn, language) }),
    code: t("code"),
    request: t("send"),
    confirm: t("confirm"),
    wait: t("wait", { seconds: secondsLeft }),
    resend: t("resend"),
    change: t("change"),
    error: error && codeErrorText(error, (kind) => t(`error.${kind}`)),
  };
  return (
    <NumberCheckBox check={check}>
      {step === "found" ? <SavedNote /> : <NumberCheckForm check={check} labels={labels} />}
    </NumberCheckBox>
  );
}

function SavedNote() {
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
