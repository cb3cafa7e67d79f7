import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Button } from "@/components/ui/actions/button";
import errorText from "@/components/ui/forms/error-text.module.css";
import styles from "@/components/ui/forms/posted-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { addToDraft, fillIn, readDraft } from "@/utils/forms/form-draft";
import { localePath } from "@/utils/paths/paths";

interface PostedFormProps {
  /** The state from the form's hook (hooks/forms/use-posted-form.ts). */
  state: {
    form: RefObject<HTMLFormElement | null>;
    errors: Readonly<Record<string, string>>;
    busy: boolean;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The name of the form's draft (utils/forms/form-draft.ts). The form's hook removes the draft when the form was sent. */
  draft: string;
  /** The path of the page, which answers the form if there is no script. */
  page: string;
  label: string;
  /** The labels of the button; `busy` is shown while the form is being sent. */
  labels: { send: string; busy: string };
  variant?: "outline";
  children: ReactNode;
}

/** A form that the browser itself posts if there is no script: its fields, form-level error and button. */
export function PostedForm({ state, draft, page: path, label, labels, variant, children }: PostedFormProps) {
  const { language } = useTexts();
  const { form, errors, busy, submit } = state;
  useEffect(() => {
    if (form.current !== null) fillIn(form.current, Object.entries(readDraft(draft)));
  }, [form, draft]);
  return (
    <form
      ref={form}
      method="post"
      action={localePath(path, language)}
      noValidate
      aria-label={label}
      className={`${page.card} ${styles.card}`}
      onSubmit={submit}
      onChange={({ currentTarget }) => addToDraft(draft, typedTexts(currentTarget))}
    >
      {children}
      <p role="alert" className={errorText.error}>
        {errors[""]}
      </p>
      <Button type="submit" size="lg" aria-busy={busy} {...(variant && { variant })}>
        {busy ? labels.busy : labels.send}
      </Button>
    </form>
  );
}

const typedTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

interface PostedReceiptProps {
  receipt: string;
  labels: { thanks: string; receipt: string; note: string; another: string };
  /** Shows the form again. */
  onAnother: () => void;
}

/** The receipt after a form was sent; it gets the focus. */
export function PostedReceipt({ receipt, labels, onAnother }: PostedReceiptProps) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} role="status" tabIndex={-1} className={`${page.card} ${styles.card}`}>
      <p className={styles.thanks}>{labels.thanks}</p>
      <p>
        {labels.receipt} <strong>{receipt}</strong>
      </p>
      <p>{labels.note}</p>
      <div className={page.buttons}>
        <Button variant="outline" onClick={onAnother}>
          {labels.another}
        </Button>
      </div>
    </div>
  );
}
