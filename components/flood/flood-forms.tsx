import type { InputHTMLAttributes, ReactNode } from "react";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodErrors, FloodFormName, FloodReply, FloodTyped } from "@/services/content/flood-form.server";
import type { FloodFramed } from "@/services/content/flood-page.server";
import { TEXTS_BEFORE_CALL } from "@/utils/login/one-time-code";
import { localePath, paths } from "@/utils/paths/paths";

interface FloodFormProps {
  page: FloodFramed;
  /** What was typed before, in a form that is shown again. */
  typed?: FloodTyped;
  errors?: FloodErrors;
}

/** Asks for the free benefit for a number. */
export function FloodRecordForm({ page, typed, errors = {} }: FloodFormProps) {
  const { t } = useTexts("flood");
  return (
    <FloodForm page={page} name="record" submit={t("submit")}>
      <FloodNumber value={typed?.msisdn} error={errors.msisdn} required />
      <FloodField name="district" error={errors.district}>
        {(marks) => (
          <label>
            {t("district")}
            <select name="district" defaultValue={typed?.district} {...marks}>
              <option value="">{t("choose")}</option>
              {page.districts.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
      </FloodField>
    </FloodForm>
  );
}

/** Asks for the status of a request, by its reference or its number. */
export function FloodTraceForm({ page, typed, errors = {} }: FloodFormProps) {
  const { t } = useTexts("flood");
  return (
    <FloodForm page={page} name="trace" submit={t("show")}>
      <FloodField name="reference" error={errors.reference}>
        {(marks) => (
          <label>
            {t("reference")}
            <input name="reference" autoComplete="off" maxLength={64} defaultValue={typed?.reference} {...marks} />
          </label>
        )}
      </FloodField>
      <FloodNumber value={typed?.msisdn} error={errors.msisdn} />
    </FloodForm>
  );
}

/** The step for the code of a number, with buttons for a new code: by text, and after two texts by a call. */
export function FloodCodeForm({ page, reply }: { page: FloodFramed; reply: Extract<FloodReply, { step: "code" }> }) {
  const { t } = useTexts("flood");
  const { msisdn, code, sends, errors } = reply;
  return (
    <FloodForm
      page={page}
      name="trace"
      submit={t("show")}
      more={
        <>
          <button type="submit" className="quiet" name="channel" value="sms">
            {t("again")}
          </button>
          {sends >= TEXTS_BEFORE_CALL && (
            <button type="submit" className="quiet" name="channel" value="voice">
              {t("call")}
            </button>
          )}
        </>
      }
    >
      <input type="hidden" name="msisdn" value={msisdn} />
      <input type="hidden" name="sends" value={sends} />
      <FloodField name="otp_value" error={errors.otp_value}>
        {(marks) => (
          <label>
            {t("code")}
            <input
              name="otp_value"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={4}
              defaultValue={code}
              {...marks}
            />
          </label>
        )}
      </FloodField>
    </FloodForm>
  );
}

interface FormProps {
  page: FloodFramed;
  name: FloodFormName;
  submit: string;
  /** Buttons after the one that submits. */
  more?: ReactNode;
  children: ReactNode;
}

/** A form that the browser sends to the page itself; services/content/flood-page.server.ts answers it. */
function FloodForm({ page, name, submit, more, children }: FormProps) {
  const { t } = useTexts("flood");
  return (
    <form method="post" action={localePath(paths.floodEmergency, page.language)} aria-label={t(name)}>
      <input type="hidden" name="action" value={name} />
      {children}
      <button type="submit">{submit}</button>
      {more}
      {"reply" in page && page.frame.header && <OtherLanguage language={page.language === "bn" ? "en" : "bn"} />}
    </form>
  );
}

/**
 * Shows the form in the other language with what was typed, which must not be in an address. It is the last button: Enter in
 * a field uses the first one.
 */
function OtherLanguage({ language }: { language: FloodFramed["language"] }) {
  const { t } = useTexts("flood");
  return (
    <button
      type="submit"
      className="quiet"
      formAction={localePath(paths.floodEmergency, language)}
      formNoValidate
      name="other_language"
      value={language}
      lang={language}
    >
      {t("other")}
    </button>
  );
}

type Marks = Pick<InputHTMLAttributes<HTMLElement>, "aria-invalid" | "aria-describedby">;

/** A field with the sentence that says what is wrong with it. */
function FloodField({
  name,
  error,
  children,
}: {
  name: string;
  error: string | undefined;
  children: (marks: Marks) => ReactNode;
}) {
  if (error === undefined) return children({});
  const id = `field-${name}-error`;
  return (
    <div>
      {children({ "aria-invalid": true, "aria-describedby": id })}
      <span className="error" id={id}>
        {error}
      </span>
    </div>
  );
}

/** The field for a mobile number, which both forms have. */
function FloodNumber({
  value,
  error,
  required,
}: {
  value: string | undefined;
  error: string | undefined;
  required?: boolean;
}) {
  const { t } = useTexts("flood");
  return (
    <FloodField name="msisdn" error={error}>
      {(marks) => (
        <label>
          {t("msisdn")}
          <input
            name="msisdn"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            required={required}
            defaultValue={value}
            {...marks}
          />
        </label>
      )}
    </FloodField>
  );
}
