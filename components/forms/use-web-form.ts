import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import { ApiError } from "@/services/api/api-error";
import type { WebFormReceipt } from "@/services/forms/web-form-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import type { Typed, WebFormFaults, WebFormField, WebFormFieldName, WebFormName } from "@/utils/forms/web-forms";
import { readFields } from "@/utils/text/json-fields";

/** Why the whole form was not taken, when no field is to blame. */
export type WebFormError = "busy" | "failed";

interface WebFormAsked {
  form: WebFormName;
  /** The fields that are shown. */
  fields: readonly WebFormField[];
  /** The fields that the page decides. */
  preset: Readonly<Record<string, string>>;
  /** The initial values of the fields; they replace an older draft. */
  initial: Typed;
}

interface FilledForm {
  typed: Typed;
  /** What is typed; it clears the field's fault. */
  change: (field: WebFormFieldName, value: string) => void;
  faults: WebFormFaults;
  error: WebFormError | null;
  sending: boolean;
  /** Null until the form was taken. */
  receipt: WebFormReceipt | null;
  /** Loads what checks and sends, when typing begins. */
  prepare: () => void;
  /** @returns the first field that cannot stay, or null */
  send: () => Promise<WebFormFieldName | null>;
}

/** Its script is not part of the page's first load. */
const load = () => Promise.all([import("@/services/forms/web-form-service"), import("@/utils/forms/web-forms")]);

/** What was typed, for the tab's life: a page that is left by mistake loses nothing. */
const draftKey = (form: WebFormName) => `web-form-${form}`;
function readDraft(form: WebFormName): Typed {
  const kept = readFields(readStored("session", draftKey(form))) ?? {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
function keepDraft(form: WebFormName, typed: Typed | null): void {
  if (typed === null) removeStored("session", draftKey(form));
  else writeStored("session", draftKey(form), JSON.stringify(typed));
}

function refusedFields(fields: readonly WebFormField[], error: unknown): WebFormFaults {
  if (!(error instanceof ApiError) || error.kind !== "refused") return {};
  const named = error.errors.flatMap(({ field }) => (fields.some(({ name }) => name === field) ? [field] : []));
  return Object.fromEntries(named.map((field) => [field, "invalid" as const]));
}

/** One of the site's forms (API-SITE-09 and 10). What was typed stays until it was taken. */
export function useWebForm({ form, fields, preset, initial }: WebFormAsked): FilledForm {
  const api = useApi();
  const { language } = useTexts("forms");
  // A field that the page knows nothing of keeps what an older draft has.
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(Object.entries(initial).filter(([, value]) => value !== "")),
  );
  const [faults, setFaults] = useState<WebFormFaults>({});
  const [error, setError] = useState<WebFormError | null>(null);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<WebFormReceipt | null>(null);

  useEffect(() => {
    const draft = readDraft(form);
    if (Object.keys(draft).length > 0) setTyped((before) => ({ ...draft, ...before }));
  }, [form]);

  const change = (field: WebFormFieldName, value: string) => {
    // Several change at once when the page becomes interactive.
    setTyped((before) => ({ ...before, [field]: value }));
    keepDraft(form, { ...readDraft(form), [field]: value });
    setFaults(({ [field]: _repaired, ...others }) => others);
    setError(null);
  };
  const prepare = () => {
    // Sending the form loads again, and reports a failure then.
    load().catch(() => undefined);
  };
  const firstOf = (found: WebFormFaults) => fields.find(({ name }) => found[name] !== undefined)?.name ?? null;
  const send = async () => {
    if (sending) return null;
    setSending(true);
    setError(null);
    try {
      const [{ submitWebForm }, { faultsOf, webFormOf }] = await load();
      const own = faultsOf(fields, typed);
      setFaults(own);
      if (firstOf(own) !== null) return firstOf(own);
      try {
        setReceipt(await submitWebForm(api, webFormOf(form, fields, typed, preset), language));
        keepDraft(form, null);
      } catch (error) {
        const refused = refusedFields(fields, error);
        setFaults(refused);
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
  return { typed, change, faults, error, sending, receipt, prepare, send };
}
