import type { HTMLAttributes, Ref } from "react";
import styles from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

export interface PlainFieldProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: "text" | "email" | "password";
  /** The name of the field in a form that works without script. */
  name?: string;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  maxLength?: number;
  invalid?: boolean;
  /** The id of the sentence that says why the value is not accepted. */
  describedBy?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled text field of one line in plain markup, for parts of the frame, where the form library is not loaded. */
export function PlainField(props: PlainFieldProps) {
  const { id, label, onChange, invalid = false, describedBy, type = "text", ...rest } = props;
  useEarlyInput(id, rest.value, onChange);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        {...(invalid && { "aria-invalid": true })}
        aria-describedby={describedBy}
      />
    </div>
  );
}
