import { useId } from "react";
import styles from "@/components/account/preference-form.module.css";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import page from "@/components/ui/sections/page.module.css";

interface ConsentProps {
  label: string;
  text: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox for a consent, with an explanation. */
export function Consent({ label, text, checked, disabled = false, onChange }: ConsentProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <ChoiceInput
        type="checkbox"
        id={id}
        autoComplete="off"
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-text`}
        onChange={onChange}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`} className={page.quiet}>
        {text}
      </p>
    </div>
  );
}
