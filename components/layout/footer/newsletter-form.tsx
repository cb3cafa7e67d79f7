import { type FormEvent, useRef } from "react";
import styles from "@/components/layout/footer/newsletter-form.module.css";
import { useNewsletter } from "@/components/layout/footer/use-newsletter";
import { Button } from "@/components/ui/actions/button";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useTexts } from "@/hooks/ui/use-texts";

/** The subscription to offers and news by e-mail: one field with its error. The thanks replace the form. */
export function NewsletterForm() {
  const { t, language } = useTexts();
  const { email, change, error, sending, thanks, subscribe } = useNewsletter(language);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await subscribe())) field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={styles.heading}>
          {t("footer.news.heading")}
        </h2>
        <p className={styles.text}>{t("footer.news.text")}</p>
      </div>
      <div>
        {thanks === null && (
          <div className={styles.row}>
            <PlainField
              ref={field}
              id="newsletter-email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              label={t("footer.news.email")}
              value={email}
              onChange={change}
              invalid={error !== null}
              describedBy={error === null ? undefined : "newsletter-error"}
            />
            <Button type="submit" size="lg" aria-busy={sending}>
              {t(sending ? "footer.news.sending" : "footer.news.submit")}
            </Button>
          </div>
        )}
        <p id="newsletter-error" role="alert" className={styles.error}>
          {error !== null && t(`footer.news.${error}`)}
        </p>
        <p role="status" className={styles.thanks}>
          {thanks !== null && (thanks.language === language ? thanks.message : t("footer.news.thanks"))}
        </p>
      </div>
    </form>
  );
}
