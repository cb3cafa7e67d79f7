import { type FormEvent, useEffect, useRef } from "react";
import styles from "@/components/business/request-call.module.css";
import { Button } from "@/components/ui/button";
import { PlainField } from "@/components/ui/plain-field";
import fields from "@/components/ui/plain-field.module.css";
import { useCallRequest } from "@/hooks/use-call-request";
import { useTexts } from "@/hooks/use-texts";

/** The lines of the form; the lengths are the contract's. */
const LINES = [
  { field: "full_name", autoComplete: "name", maxLength: 100 },
  { field: "company", autoComplete: "organization", maxLength: 120 },
  { field: "msisdn", autoComplete: "tel", inputMode: "tel", maxLength: 30 },
] as const;

/** Name, company, number and need of somebody who wants to be called; each error stands beside its field. */
export function CallForm() {
  const { t } = useTexts("business");
  const { typed, change, faults, trouble, sending, receipt, prepare, send } = useCallRequest();
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (receipt !== null) answer.current?.focus();
  }, [receipt]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (wrong !== null) form.current?.querySelector<HTMLElement>(`#call-${wrong}`)?.focus();
  };
  const errorId = (field: keyof typeof typed) => (faults[field] ? `call-${field}-error` : undefined);
  const error = (field: keyof typeof typed) => {
    const fault = faults[field];
    return (
      fault && (
        <p id={errorId(field)} className={styles.error}>
          {t(`contact.errors.${field}.${fault}`)}
        </p>
      )
    );
  };

  if (receipt !== null) {
    return (
      <div ref={answer} role="status" tabIndex={-1} className={styles.form}>
        <p className={styles.thanks}>{t("contact.sent.title")}</p>
        <p>{t("contact.sent.when")}</p>
        <p>
          {t("contact.sent.reference")} <strong>{receipt.reference}</strong>
        </p>
      </div>
    );
  }
  return (
    <form ref={form} noValidate aria-labelledby="contact" className={styles.form} onSubmit={submit} onFocus={prepare}>
      {LINES.map(({ field, ...line }) => (
        <div key={field}>
          <PlainField
            {...line}
            id={`call-${field}`}
            label={t(`contact.fields.${field}`)}
            value={typed[field]}
            onChange={(value) => change(field, value)}
            invalid={faults[field] !== undefined}
            describedBy={errorId(field)}
          />
          {error(field)}
        </div>
      ))}
      <div>
        <div className={fields.field}>
          <label htmlFor="call-message" className={fields.label}>
            {t("contact.fields.message")}
          </label>
          <textarea
            id="call-message"
            rows={3}
            maxLength={2000}
            className={fields.input}
            value={typed.message}
            onChange={(event) => change("message", event.target.value)}
            {...(faults.message && { "aria-invalid": true })}
            aria-describedby={errorId("message")}
          />
        </div>
        {error("message")}
      </div>
      <p role="alert" className={styles.error}>
        {trouble !== null && t(`contact.${trouble}`)}
      </p>
      <Button type="submit" size="lg" aria-busy={sending}>
        {t(sending ? "contact.sending" : "contact.action")}
      </Button>
    </form>
  );
}
