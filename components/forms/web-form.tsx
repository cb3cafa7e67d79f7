import { type FormEvent, useEffect, useId, useRef } from "react";
import script from "@/components/forms/script-needed.module.css";
import { useWebForm } from "@/components/forms/use-web-form";
import styles from "@/components/forms/web-form.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { FieldFrame } from "@/components/ui/forms/field-frame";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import {
  shownFields,
  type Typed,
  type WebFormField,
  type WebFormFieldError,
  type WebFormFieldName,
  type WebFormName,
} from "@/utils/forms/web-forms";
import { formStatusPath } from "@/utils/paths/paths";

interface WebFormProps {
  form: WebFormName;
  /** The form's name for screen readers. */
  label: string;
  /** Field values set by the page, e.g. the product of the question. These fields are not shown. */
  preset?: Readonly<Record<string, string>>;
  /** Fields that this page leaves out. */
  without?: readonly WebFormFieldName[];
  /** The initial values of the fields, e.g. the term of a search above. */
  initial?: Typed | undefined;
}

const NOTHING: Readonly<Record<string, string>> = {};

/** One of the site's forms, built from the list of its fields. Each error is shown beside its field. */
export function WebForm({ form, label, preset = NOTHING, without, initial = NOTHING }: WebFormProps) {
  const { t } = useTexts("forms");
  const fields = shownFields(form, preset, without);
  const { typed, change, fieldErrors, error, sending, receipt, prepare, send } = useWebForm({
    form,
    fields,
    preset,
    initial,
  });
  const id = useId();
  const element = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await send();
    if (wrong !== null) element.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  };

  if (receipt !== null) return <WebFormReceipt form={form} reference={receipt.reference} />;
  return (
    <>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={`${styles.form} ${script.form}`}
        onSubmit={submit}
        onFocus={prepare}
      >
        {fields.map((field) => (
          <WebFormControl
            key={field.name}
            id={`${id}-${field.name}`}
            form={form}
            field={field}
            value={typed[field.name] ?? ""}
            fieldError={fieldErrors[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
        <p role="alert" className={styles.error}>
          {error !== null && t(`error.${error}`)}
        </p>
        <Button type="submit" size="lg" aria-busy={sending}>
          {sending ? t("sending") : t(`action.${form}`)}
        </Button>
      </form>
      <p className={script.instead}>{t("scriptless")}</p>
    </>
  );
}

/** The receipt after a form was sent; it gets the focus. */
function WebFormReceipt({ form, reference }: { form: WebFormName; reference: string }) {
  const { t } = useTexts("forms");
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={styles.form}>
      <p className={styles.thanks}>{t(`sent.title.${form}`)}</p>
      <p>{t(`sent.when.${form}`)}</p>
      <p>
        {t("sent.reference")} <strong className={styles.reference}>{reference}</strong>
      </p>
      <p>
        <SiteLink href={formStatusPath(reference)} prefetch={false} className={styles.follow}>
          {t("sent.follow")}
        </SiteLink>
      </p>
    </div>
  );
}

interface WebFormControlProps {
  id: string;
  form: WebFormName;
  field: WebFormField;
  value: string;
  fieldError: WebFormFieldError | undefined;
  onChange: (value: string) => void;
}

const INPUT_MODES = { tel: "tel", email: "email", digits: "numeric" } as const;

/** One field of a form: its label, its value and its error. */
function WebFormControl({ id, form, field, value, fieldError, onChange }: WebFormControlProps) {
  const { t } = useTexts("forms");
  useEarlyInput(id, value, onChange);
  const { name, kind, maxLength, optional, autoComplete, choices } = field;
  const own = name === "message" ? t(`messages.${form}`) : t(`fields.${name}`);
  const shared = {
    name,
    value,
    className: plain.input,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div data-wide={kind === "long" || undefined}>
      <FieldFrame
        id={id}
        label={optional ? t("optional", { label: own }) : own}
        error={fieldError && t(`errors.${name}.${fieldError}` as "errors.full_name.missing")}
      >
        {(control) => {
          if (kind === "long") return <textarea {...shared} {...control} rows={4} maxLength={maxLength} />;
          if (kind === "choice") {
            return (
              <select {...shared} {...control}>
                <option value="">{t("choose")}</option>
                {choices?.map((choice) => (
                  <option key={choice} value={choice}>
                    {t(`choices.${choice}` as "choices.other")}
                  </option>
                ))}
              </select>
            );
          }
          return (
            <input
              {...shared}
              {...control}
              type="text"
              maxLength={kind === "digits" ? undefined : maxLength}
              inputMode={kind === "line" || kind === "account" ? undefined : INPUT_MODES[kind]}
              autoComplete={autoComplete}
            />
          );
        }}
      </FieldFrame>
    </div>
  );
}
