import { FieldFrame, type FieldNotes } from "@/components/ui/forms/field-frame";
import styles from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

interface PlainTextAreaProps extends FieldNotes {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
  autoComplete?: string;
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
