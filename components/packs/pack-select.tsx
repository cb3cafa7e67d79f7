import styles from "@/components/packs/pack-filters.module.css";
import type { PackChoice } from "@/components/packs/use-pack-choices";
import fields from "@/components/ui/forms/plain-field.module.css";

/** One select field of the form. */
export function PackSelect({ choice: { name, label, value, options } }: { choice: PackChoice }) {
  return (
    <div className={fields.field}>
      <label htmlFor={`pack-${name}`} className={styles.label}>
        {label}
      </label>
      <select
        key={value}
        id={`pack-${name}`}
        name={name}
        defaultValue={value}
        className={`${fields.input} ${styles.select}`}
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
