import { useId } from "react";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import fields from "@/components/ui/forms/plain-field.module.css";
import styles from "@/components/ui/forms/segmented-choice.module.css";

interface SegmentedChoiceProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** A choice between a few options, side by side, as radio buttons. */
export function SegmentedChoice<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={fields.fieldset}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang}>
            <ChoiceInput
              type="radio"
              name={name}
              value={value}
              autoComplete="off"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
