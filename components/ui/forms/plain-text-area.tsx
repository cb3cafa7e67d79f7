import styles from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

interface PlainTextAreaProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
  autoComplete?: string;
  invalid?: boolean;
  /** The id of the sentence that says why the value is not accepted. */
  describedBy?: string | undefined;
}

/** A labelled text field of several lines in plain markup; the larger version of PlainField. */
export function PlainTextArea({ id, label, onChange, invalid = false, describedBy, ...rest }: PlainTextAreaProps) {
  useEarlyInput(id, rest.value, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.input} ${styles.lines}`}
        onChange={(event) => onChange(event.target.value)}
        {...(invalid && { "aria-invalid": true })}
        aria-describedby={describedBy}
      />
    </div>
  );
}
