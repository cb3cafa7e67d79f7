import { FieldFrame, type FieldNotes } from "@/components/ui/forms/field-frame";
import type { PlainFieldProps } from "@/components/ui/forms/plain-field";
import styles from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

interface PlainTextAreaProps
  extends FieldNotes,
    Pick<PlainFieldProps, "id" | "label" | "value" | "onChange" | "autoComplete"> {
  maxLength: number;
  rows: number;
}

/** A labelled text field of several lines in plain markup; the larger version of PlainField. */
export function PlainTextArea({ id, label, hint, error, onChange, ...rest }: PlainTextAreaProps) {
  useEarlyInput(id, rest.value, onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={`${styles.input} ${styles.lines}`}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
