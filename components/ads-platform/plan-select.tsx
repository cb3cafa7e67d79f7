import plain from "@/components/ui/forms/plain-field.module.css";

interface PlanSelectProps {
  name: "goal" | "audience" | "days";
  label: string;
  first: string | number;
  options: readonly { id: string | number; label: string }[];
  onChange: (value: string) => void;
}

/** A select field of the plan. It is uncontrolled, so a choice that was made before hydration stays. */
export function PlanSelect({ name, label, first, options, onChange }: PlanSelectProps) {
  return (
    <div className={plain.field}>
      <label htmlFor={`plan-${name}`} className={plain.label}>
        {label}
      </label>
      <select
        id={`plan-${name}`}
        name={name}
        defaultValue={first}
        className={plain.input}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
