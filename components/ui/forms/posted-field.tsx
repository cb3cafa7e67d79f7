import { type HTMLAttributes, useId } from "react";
import errorText from "@/components/ui/forms/error-text.module.css";
import { FieldFrame } from "@/components/ui/forms/field-frame";
import fields from "@/components/ui/forms/plain-field.module.css";
import plain from "@/components/ui/forms/plain-field.module.css";
import styles from "@/components/ui/forms/posted-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import type { FormErrors } from "@/hooks/forms/use-posted-form";

interface PostedFieldProps {
  name: string;
  label: string;
  kind?: "line" | "long" | "select";
  errors: FormErrors;
  onEdit: (name: string) => void;
  hint?: string;
  value?: string;
  maxLength?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
  /** The options of a select field. Options of a group are shown under the group's name. */
  options?: readonly { value: string; label: string; group?: string }[];
  /** The first, empty option of a select field. */
  choose?: string;
}

/** A field that keeps its own value, with its label, hint and error. */
export function PostedField(props: PostedFieldProps) {
  const { name, label, kind = "line", errors, onEdit, hint, value, options = [], choose, ...rest } = props;
  const id = useId();
  const shared = { name, defaultValue: value, onChange: () => onEdit(name) };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <>
          {kind === "line" && <input {...shared} {...control} {...rest} className={plain.input} />}
          {kind === "long" && (
            <textarea
              {...shared}
              {...control}
              maxLength={rest.maxLength}
              rows={4}
              className={`${plain.input} ${plain.lines}`}
            />
          )}
          {kind === "select" && (
            <select {...shared} {...control} className={plain.input}>
              <option value="">{choose}</option>
              <Options options={options} />
            </select>
          )}
        </>
      )}
    </FieldFrame>
  );
}

function Options({ options }: { options: NonNullable<PostedFieldProps["options"]> }) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => {
    const members = options.filter((option) => option.group === group);
    const choices = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ));
    return group === undefined ? (
      choices
    ) : (
      // Not its label: in the other language it would be another group, and the chosen option would be lost.
      <optgroup key={members[0]?.value} label={group}>
        {choices}
      </optgroup>
    );
  });
}

interface PostedChoicesProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  errors: FormErrors;
  onEdit: (name: string) => void;
  /** True if more than one option can be chosen. */
  several?: boolean;
  hint?: string;
}

/** Radio buttons or check boxes that keep their own state, each with a large target. */
export function PostedChoices({ name, legend, options, errors, onEdit, several = false, hint }: PostedChoicesProps) {
  const id = useId();
  const error = errors[name];
  return (
    <fieldset
      className={fields.fieldset}
      {...(error !== undefined && { "aria-describedby": `${id}-error` })}
      onChange={() => onEdit(name)}
    >
      <legend>{legend}</legend>
      {hint !== undefined && <p className={page.quiet}>{hint}</p>}
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type={several ? "checkbox" : "radio"} name={name} value={value} />
          <span>{label}</span>
        </label>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} className={errorText.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
