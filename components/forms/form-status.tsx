import { type FormEvent, useEffect, useRef } from "react";
import { AdOrderProgress } from "@/components/forms/ad-order-progress";
import styles from "@/components/forms/form-status.module.css";
import script from "@/components/forms/script-needed.module.css";
import { type FormStatusField, STATUS_DRAFT, useFormStatus } from "@/components/forms/use-form-status";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import errorText from "@/components/ui/forms/error-text.module.css";
import { FramedField } from "@/components/ui/forms/field-frame";
import { Timeline } from "@/components/ui/lists/timeline";
import page from "@/components/ui/sections/page.module.css";
import { useDraftText } from "@/hooks/forms/use-draft-text";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WebFormStatus } from "@/services/forms/web-form-service";
import { unbrokenIds } from "@/utils/checkout/order-id";
import { formatMoment } from "@/utils/dates/dates";
import { paths } from "@/utils/paths/paths";

interface FormStatusProps {
  /** The reference from the page's address; empty if there is none. */
  reference: string;
}

const STATES = ["received", "in_work", "answered"] as const;
const FORMS = [
  ...(["contact_us", "complaint", "business_contact_us", "investor_relations", "business_request"] as const),
  ...(["ads_contact", "order_gpfi", "mnp_request", "ownership_transfer", "application", "dividend_claim"] as const),
] as const;

/** The status of a sent form and its answer, found by reference and number. The number is not part of the address. */
export function FormStatus({ reference: initialReference }: FormStatusProps) {
  const { t } = useTexts("form-status");
  const { found, searching, wrong, error, search } = useFormStatus();
  const reference = useDraftText(STATUS_DRAFT, "reference", initialReference);
  const msisdn = useDraftText(STATUS_DRAFT, "msisdn", "");
  const form = useRef<HTMLFormElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const validationError = search(reference.text, msisdn.text);
    if (validationError !== null) form.current?.querySelector<HTMLElement>(`[name=${validationError}]`)?.focus();
  };
  const field = (name: FormStatusField, { text, type }: ReturnType<typeof useDraftText>) => {
    const isWrong = wrong.includes(name);
    return (
      <FramedField
        id={`status-${name}`}
        name={name}
        label={t(name)}
        hint={isWrong ? undefined : unbrokenIds(t(`hint.${name}`))}
        error={isWrong ? t(`wrong.${name}`) : undefined}
        value={text}
        onChange={type}
        {...(name === "msisdn" && { inputMode: "tel" })}
        autoComplete={name === "msisdn" ? "tel" : "off"}
        maxLength={40}
      />
    );
  };
  return (
    <div className={styles.columns}>
      <form
        ref={form}
        noValidate
        aria-label={t("label")}
        className={`${page.card} ${styles.form} ${script.form}`}
        onSubmit={submit}
      >
        {field("reference", reference)}
        {field("msisdn", msisdn)}
        <Button type="submit" size="lg" aria-busy={searching}>
          {searching ? t("searching") : t("submit")}
        </Button>
        <p role="alert" className={errorText.error}>
          {error !== null && t(`error.${error}`)}
        </p>
      </form>
      <p className={script.instead}>{t("scriptless")}</p>
      {found !== null && <Found key={`${found.reference} ${found.state}`} status={found} />}
    </div>
  );
}

/** The steps of a form with their dates; it gets the focus when it appears. */
function Found({ status }: { status: WebFormStatus }) {
  const { t, language } = useTexts("form-status");
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { reference, state, answer, adOrder } = status;
  const known = FORMS.find((name) => name === status.form) ?? "other";
  const moments = { received: status.receivedAt, in_work: status.takenAt, answered: status.answeredAt };
  const events = STATES.map((each) => {
    const moment = moments[each];
    return {
      key: each,
      label: t(`state.${each}`),
      when: each === state ? ("current" as const) : moment === null ? ("future" as const) : ("past" as const),
      note: moment === null ? t("coming") : formatMoment(moment, language),
    };
  });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="status-found" className={`${page.card} ${styles.found}`}>
      <p className={styles.reference}>{reference}</p>
      <h3 id="status-found">
        {t(`form.${known}`)}
        {adOrder === null && `: ${t(`state.${state}`)}`}
      </h3>
      {adOrder === null ? (
        <>
          <p>{t(`now.${state}`)}</p>
          <Timeline label={t("way")} events={events} />
        </>
      ) : (
        <AdOrderProgress order={adOrder} receivedAt={status.receivedAt} />
      )}
      {answer !== null && (
        <>
          <h4>{t("answer")}</h4>
          <p className={styles.answer}>{answer}</p>
          <p className={styles.again}>
            <SiteLink href={`${paths.contact}?form_type=complaint#write`} prefetch={false}>
              {t("again")}
            </SiteLink>
          </p>
        </>
      )}
    </section>
  );
}
