import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/button";
import { ChangeButton } from "@/components/ui/codes/change-button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import styles from "@/components/ui/forms/posted-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { CodeStep } from "@/hooks/recharge/use-campaign-entry";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

/** The code step for a number. The first box takes the focus when it appears. @param action the label of the button */
export function CampaignCode({ step, action }: { step: CodeStep; action: string }) {
  const { t, language } = useTexts("recharge-campaign");
  const { msisdn, code, error, busy, secondsLeft } = step;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  // The boxes are disabled while a code is checked, which removes the focus from them.
  useEffect(() => {
    if (error !== null) form.current?.querySelector("input")?.focus();
  }, [error]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The same error again runs no effect.
    if (error !== null) event.currentTarget.querySelector("input")?.focus();
    step.confirm();
  };
  return (
    <form ref={form} noValidate className={`${page.card} ${styles.card}`} onSubmit={submit}>
      <p role="status">{t("sentTo", { msisdn: formatMsisdnInText(msisdn, language) })}</p>
      <CodeBoxes
        value={code}
        onChange={step.change}
        onComplete={(whole) => step.confirm(whole)}
        label={t("code")}
        error={error?.message}
        isCodeWrong={error?.kind === "code"}
        disabled={busy}
      />
      <div className={page.buttons}>
        <Button type="submit" size="lg" aria-busy={busy}>
          {busy ? t("sending") : action}
        </Button>
        <Button variant="outline" size="lg" disabled={secondsLeft > 0 || busy} onClick={step.resend}>
          {secondsLeft > 0 ? t("wait", { seconds: secondsLeft }) : t("resend")}
        </Button>
        <ChangeButton size="lg" onClick={step.back}>
          {t("change")}
        </ChangeButton>
        <CodeByCall {...step} onCall={step.call} />
      </div>
    </form>
  );
}
