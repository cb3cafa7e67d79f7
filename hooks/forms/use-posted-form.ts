import { type FormEvent, useRef, useState } from "react";
import { useLanguageChange, useSentence } from "@/hooks/ui/use-language-change";
import { isRefusal } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

/** Error messages by field; the message of the field "" is about the whole form. */
export type FormErrors = Readonly<Record<string, string>>;

const NO_ERRORS: FormErrors = {};

interface PostedFormOptions {
  /** @returns the errors by field; empty when the form can be sent */
  check: (typed: FormData) => FormErrors;
  send: (typed: FormData) => Promise<void>;
  /** The message when the server did not answer. */
  failed: string;
}

/**
 * A form whose fields keep their own values, so that no typed text is lost before, during or after sending. Without a
 * script, the browser itself sends the form.
 */
export function usePostedForm({ check, send, failed }: PostedFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useSentence(NO_ERRORS);
  const [busy, setBusy] = useState(false);

  const wrong = useRef<FormErrors>(NO_ERRORS);
  if (errors !== NO_ERRORS) wrong.current = errors;
  // What is still wrong is said in the new language.
  useLanguageChange(() => {
    if (form.current === null) return;
    const found = Object.entries(check(new FormData(form.current)));
    setErrors(Object.fromEntries(found.filter(([field]) => field in wrong.current)));
  });

  const show = (found: FormErrors) => {
    setErrors(found);
    const [first] = Object.keys(found).filter((name) => name !== "");
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const found = check(typed);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    send(typed)
      .catch((error: unknown) => {
        const isRefused = isRefusal(error);
        if (!isRefused) logFailure("A form could not be sent", error);
        const [refusal] = isRefused ? error.errors : [];
        const isField = refusal?.field !== undefined && form.current?.elements.namedItem(refusal.field) != null;
        show({ [isField ? (refusal?.field ?? "") : ""]: refusal?.message ?? failed });
      })
      .finally(() => setBusy(false));
  };
  /** Removes a field's error message when the field is changed. */
  const clearError = (field: string) => {
    setErrors(({ [field]: _cleared, "": _general, ...others }) => others);
  };
  return { form, errors, busy, submit, clearError };
}

/** The text typed into a field, trimmed. */
export const typedIn = (typed: FormData, name: string): string => String(typed.get(name) ?? "").trim();
