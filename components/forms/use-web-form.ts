import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { ApiError, isRefusal } from "@/services/api/api-error";
import type { WebFormReceipt } from "@/services/forms/web-form-service";
import { logFailure } from "@/utils/browser/log-failure";
import { addToDraft, readDraft, removeDraft } from "@/utils/forms/form-draft";
import type { Typed, WebFormField, WebFormFieldErrors, WebFormFieldName, WebFormName } from "@/utils/forms/web-forms";

/** Why the form was not accepted, if the reason is not a field. */
type WebFormError = "busy" | "failed";

interface WebFormOptions {
  form: WebFormName;
  /** The fields that are shown. */
  fields: readonly WebFormField[];
  /** Field values set by the page. */
  preset: Readonly<Record<string, string>>;
  /** The initial values of the fields; they replace an older draft. */
  initial: Typed;
}

/** Loads the code that is not part of the page's first load. */
const load = () =>
  Promise.all([
    import("@/services/forms/web-form-service"),
    import("@/utils/forms/web-forms"),
    import("@/services/api/idempotent-call"),
  ]);

function refusedFields(fields: readonly WebFormField[], error: unknown): WebFormFieldErrors {
  if (!isRefusal(error)) return {};
  const named = error.errors.flatMap(({ field }) => (fields.some(({ name }) => name === field) ? [field] : []));
  return Object.fromEntries(named.map((field) => [field, "invalid" as const]));
}

/** The state of one of the site's forms (API-SITE-09 and 10). The typed text stays until the server accepts it. */
export function useWebForm({ form, fields, preset, initial }: WebFormOptions) {
  const api = useApi();
  const { language } = useTexts("forms");
  // An empty initial value is left out, so that the field keeps its text from an older draft.
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(Object.entries(initial).filter(([, value]) => value !== "")),
  );
  const [fieldErrors, setFieldErrors] = useState<WebFormFieldErrors>({});
  const [error, setError] = useState<WebFormError | null>(null);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<WebFormReceipt | null>(null);

  useEffect(() => {
    const draft: Typed = readDraft(form);
    if (Object.keys(draft).length > 0) setTyped((before) => ({ ...draft, ...before }));
  }, [form]);

  const change = (field: WebFormFieldName, value: string) => {
    // Several fields can change at once when the page becomes interactive.
    setTyped((before) => ({ ...before, [field]: value }));
    addToDraft(form, { [field]: value });
    setFieldErrors(({ [field]: _repaired, ...others }) => others);
    setError(null);
  };
  /** Loads the code when typing begins. A failure is ignored: sending loads it again, and reports the failure. */
  const prepare = () => void load().catch(() => undefined);
  const firstOf = (found: WebFormFieldErrors) => fields.find(({ name }) => found[name] !== undefined)?.name ?? null;
  /** @returns the first field that must be corrected, or null */
  const send = async () => {
    if (sending) return null;
    setSending(true);
    setError(null);
    try {
      const [{ submitWebForm }, { webFormErrors, webFormOf }, { withIdempotencyKey }] = await load();
      const own = webFormErrors(fields, typed);
      setFieldErrors(own);
      if (firstOf(own) !== null) return firstOf(own);
      try {
        const filled = webFormOf(form, fields, typed, preset);
        const submit = (key: string) => submitWebForm(api, filled, language, key);
        setReceipt(await withIdempotencyKey(`form:${form}`, JSON.stringify(filled), submit));
        removeDraft(form);
      } catch (error) {
        const refused = refusedFields(fields, error);
        setFieldErrors(refused);
        if (firstOf(refused) !== null) return firstOf(refused);
        throw error;
      }
    } catch (error) {
      const busy = error instanceof ApiError && error.code === "too-many-requests";
      if (!busy) logFailure("A form could not be sent", error);
      setError(busy ? "busy" : "failed");
    } finally {
      setSending(false);
    }
    return null;
  };
  return { typed, change, fieldErrors, error, sending, receipt, prepare, send };
}
