import styles from "@/components/ui/forms/plain-field.module.css";

interface PlainSelectProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  invalid?: boolean;
  /** The id of the sentence that says why the value is not accepted. */
  describedBy?: string | undefined;
}

/** A select field in plain markup, for parts where the form library is not loaded. */
export function PlainSelect({ id, label, value, onChange, options, invalid = false, describedBy }: PlainSelectProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        {...(invalid && { "aria-invalid": true })}
        aria-describedby={describedBy}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
