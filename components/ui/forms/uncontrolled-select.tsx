import styles from "@/components/ui/forms/plain-field.module.css";

export interface Choice {
  value: string | number;
  label: string;
}

/** The options of a select field. */
export const Options = ({ options }: { options: readonly Choice[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface UncontrolledSelectProps {
  id: string;
  name: string;
  label: string;
  /** The first value. When it changes, the field shows it. */
  value: string | number;
  /** The label of the option for "no filter". Left out if one option is always chosen. */
  all?: string;
  options: readonly Choice[];
  onChange?: (value: string) => void;
  /** Added to the classes of the field. */
  className?: string | undefined;
  /** Replaces the class of the label. */
  labelClassName?: string | undefined;
}

/** A select field of a form that works without script. A choice that was made before hydration stays. */
export function UncontrolledSelect(props: UncontrolledSelectProps) {
  const { id, name, label, value, all, options, onChange, className, labelClassName = styles.label } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelClassName}>
        {label}
      </label>
      <select
        key={value}
        id={id}
        name={name}
        defaultValue={value}
        className={className === undefined ? styles.input : `${styles.input} ${className}`}
        onChange={onChange && (({ target }) => onChange(target.value))}
      >
        {all !== undefined && <option value="">{all}</option>}
        <Options options={options} />
      </select>
    </div>
  );
}
