import { FieldFrame, type FieldNotes } from "@/components/ui/forms/field-frame";
import styles from "@/components/ui/forms/plain-field.module.css";
import { type Choice, Options } from "@/components/ui/forms/uncontrolled-select";

interface PlainSelectProps extends FieldNotes {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Choice[];
}

/** A select field in plain markup, for parts where the form library is not loaded. */
export function PlainSelect({ value, onChange, options, ...frame }: PlainSelectProps) {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <select {...control} value={value} className={styles.input} onChange={(event) => onChange(event.target.value)}>
          <Options options={options} />
        </select>
      )}
    </FieldFrame>
  );
}
