import { type FormEvent, useRef } from "react";
import styles from "@/components/login/login.module.css";
import { NumberField } from "@/components/login/number-field";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import type { Login } from "@/hooks/login/use-login";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** The step for the number to log in with (LOGIN-05 to LOGIN-08, LOGIN-26 to LOGIN-33). */
export function NumberStep({ login, brand, onClose }: { login: Login; brand: string; onClose: () => void }) {
  const { t } = useTexts("login");
  const field = useRef<HTMLInputElement>(null);
  const { number, error, busy } = login.state;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await login.sendCode())) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.step}>
      <div className={styles.entry}>
        <NumberField
          ref={field}
          id="login-number"
          label={t("number.label")}
          value={number}
          onChange={login.changeNumber}
          invalid={error !== null}
          describedBy={error === null ? "login-hint" : "login-error"}
        />
        <p id="login-error" role="alert" className={styles.error}>
          {error !== null && <span>{t(`error.${error}`, { brand })}</span>}
          {error === "unanswered" && <span>{t("error.checkConnection")}</span>}
        </p>
        <p id="login-hint" className={page.quiet}>
          {t("number.hint")}
        </p>
      </div>
      <Button type="submit" size="lg" width="full" disabled={busy !== null}>
        {t(busy === null ? "number.submit" : "number.sending")}
      </Button>
      <p className={page.quiet}>
        {t("number.agree")}{" "}
        <SiteLink href={paths.terms} prefetch={false} onClick={onClose} className={styles.inline}>
          {t("number.terms")}
        </SiteLink>{" "}
        {t("number.and")}{" "}
        <SiteLink href={paths.privacy} prefetch={false} onClick={onClose} className={styles.inline}>
          {t("number.privacy")}
        </SiteLink>
        {t("number.agreeEnd")}
      </p>
    </form>
  );
}
