import { PlainForm } from "@/components/layout/plain-reply";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodErrors, FloodFormName, FloodReply, FloodTyped } from "@/services/content/flood-form.server";
import type { FloodFramed } from "@/services/content/flood-page.server";
import type { FormAgain, FormField } from "@/services/page/form-reply.server";
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
  const options = page.districts.map(({ name, label }) => ({ value: name, label }));
  const fields: FormField[] = [
    { ...numberField(t("msisdn"), typed), required: true },
    { name: "district", label: t("district"), kind: "select", values: [typed?.district ?? ""], options },
  ];
  return (
    <FloodForm page={page} name="record" isFirst={typed === undefined} form={{ submit: t("submit"), fields, errors }} />
  );
}

/** Asks for the status of a request, by its reference or its number. */
export function FloodTraceForm({ page, typed, errors = {} }: FloodFormProps) {
  const { t } = useTexts("flood");
  const values = [typed?.reference ?? ""];
  const fields: FormField[] = [
    { name: "reference", label: t("reference"), kind: "line", values, maxLength: 64, autoComplete: "off" },
    numberField(t("msisdn"), typed),
  ];
  return (
    <FloodForm page={page} name="trace" isFirst={typed === undefined} form={{ submit: t("show"), fields, errors }} />
  );
}

/** The step for the code of a number, with buttons for a new code: by text, and after two texts by a call. */
export function FloodCodeForm({ page, reply }: { page: FloodFramed; reply: Extract<FloodReply, { step: "code" }> }) {
  const { t } = useTexts("flood");
  const { msisdn, code, sends, errors } = reply;
  const fields: FormField[] = [
    hiddenField("msisdn", msisdn),
    hiddenField("sends", String(sends)),
    { name: "otp_value", label: t("code"), kind: "code", values: [code], maxLength: 4 },
  ];
  const more = [
    { name: "channel", value: "sms", label: t("again") },
    ...(sends >= TEXTS_BEFORE_CALL ? [{ name: "channel", value: "voice", label: t("call") }] : []),
  ];
  return <FloodForm page={page} name="trace" isFirst={false} form={{ submit: t("show"), fields, more, errors }} />;
}

const hiddenField = (name: string, value: string): FormField => ({ name, label: "", kind: "hidden", values: [value] });

/** The field for a mobile number, which both forms have. */
const numberField = (label: string, typed: FloodTyped | undefined): FormField => ({
  name: "msisdn",
  label,
  kind: "tel",
  values: [typed?.msisdn ?? ""],
  maxLength: 30,
  autoComplete: "tel-national",
});

interface FormProps {
  page: FloodFramed;
  name: FloodFormName;
  /** True on the page, which has both forms. A reply has only one. */
  isFirst: boolean;
  form: Omit<FormAgain, "title">;
}

/** A form that the browser sends to the page itself; services/content/flood-page.server.ts answers it. */
function FloodForm({ page, name, isFirst, form }: FormProps) {
  const { t } = useTexts("flood");
  return (
    <PlainForm
      form={{ ...form, fields: [hiddenField("action", name), ...form.fields] }}
      action={localePath(paths.floodEmergency, page.language)}
      choose={t("choose")}
      label={t(name)}
      {...(isFirst && { prefix: name })}
    >
      {"reply" in page && page.frame.header && <OtherLanguage language={page.language === "bn" ? "en" : "bn"} />}
    </PlainForm>
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
