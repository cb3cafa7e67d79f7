import { type FormEvent, useCallback, useEffect, useRef } from "react";
import styles from "@/components/login/login.module.css";
import { Button } from "@/components/ui/actions/button";
import { CodeBoxes } from "@/components/ui/codes/code-boxes";
import { CodeByCall } from "@/components/ui/codes/code-by-call";
import page from "@/components/ui/sections/page.module.css";
import type { Login } from "@/hooks/login/use-login";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMsisdn } from "@/utils/numbers/msisdn";

/** The field for the code from the text message; a new code can be sent after thirty seconds (OTP-01 to OTP-12). */
export function CodeStep({ login, brand }: { login: Login; brand: string }) {
  const { t, language } = useTexts("login");
  const form = useRef<HTMLFormElement>(null);
  const { number, code, error, busy, sentAt } = login.state;
  const { secondsLeft } = login;
  const waits = secondsLeft > 0;

  const focusFirst = useCallback(() => form.current?.querySelector("input")?.focus(), []);
  // After each sent code the boxes are empty, and the first box gets the focus.
  useEffect(() => {
    if (sentAt > 0) focusFirst();
  }, [sentAt, focusFirst]);
  // While the code is checked the boxes are disabled, so they lose the focus. After an error the focus returns.
  useEffect(() => {
    if (error === "codeInvalid") focusFirst();
  }, [error, focusFirst]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The same error again runs no effect.
    if (error !== null) focusFirst();
    void login.verify();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.step}>
      <p>
        <span className={page.quiet}>{t("code.sentTo")}</span>{" "}
        <strong className={styles.number}>{formatMsisdn(number, language)}</strong>{" "}
        <button type="button" className={styles.textButton} disabled={busy !== null} onClick={login.backToNumber}>
          {t("code.change")}
        </button>
      </p>
      <CodeBoxes
        value={code}
        onChange={login.changeCode}
        label={t("code.label")}
        error={error === null ? undefined : t(`error.${error}`, { brand })}
        isCodeWrong={error === "codeInvalid"}
        disabled={busy === "verify"}
      />
      <Button type="submit" size="lg" width="full" disabled={busy !== null}>
        {t(busy === "verify" ? "code.verifying" : "code.submit")}
      </Button>
      {waits ? (
        <p className={page.quiet}>{t("code.wait", { seconds: secondsLeft })}</p>
      ) : (
        <Button variant="outline" width="full" disabled={busy !== null} onClick={() => void login.resend()}>
          {t("code.resend")}
        </Button>
      )}
      <CodeByCall {...login.state} secondsLeft={secondsLeft} busy={busy !== null} onCall={() => void login.call()} />
    </form>
  );
}
