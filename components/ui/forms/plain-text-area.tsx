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
  /** Id of the sentence that says why the value cannot stay. */
  describedBy?: string | undefined;
}

/** A labelled field of several lines in plain markup, the larger sibling of PlainField. */
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
