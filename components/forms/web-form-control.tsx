import styles from "@/components/forms/web-form.module.css";
import { PlainField } from "@/components/ui/forms/plain-field";
import plain from "@/components/ui/forms/plain-field.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WebFormFault, WebFormField, WebFormName } from "@/utils/forms/web-forms";

interface WebFormControlProps {
  id: string;
  form: WebFormName;
  field: WebFormField;
  value: string;
  fault: WebFormFault | undefined;
  onChange: (value: string) => void;
}

const INPUT_MODES = { tel: "tel", email: "email", digits: "numeric" } as const;

/** One field of a form: its label, what is typed, and why it cannot stay. */
export function WebFormControl({ id, form, field, value, fault, onChange }: WebFormControlProps) {
  const { t } = useTexts("forms");
  useEarlyInput(id, value, onChange);
  const { name, kind, most, optional, choices, autoComplete } = field;
  const own = name === "message" ? t(`messages.${form}`) : t(`fields.${name}`);
  const label = optional ? t("optional", { label: own }) : own;
  const errorId = fault && `${id}-error`;
  const shared = { id, name, ...(fault && { "aria-invalid": true }), "aria-describedby": errorId };
  return (
    <div data-wide={kind === "long" || undefined}>
      {kind === "long" || kind === "choice" ? (
        <div className={plain.field}>
          <label htmlFor={id} className={plain.label}>
            {label}
          </label>
          {kind === "long" ? (
            <textarea
              {...shared}
              rows={4}
              maxLength={most}
              className={plain.input}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
          ) : (
            <select
              {...shared}
              className={plain.input}
              value={value}
              onChange={(event) => onChange(event.target.value)}
            >
              <option value="">{t("choose")}</option>
              {choices?.map((choice) => (
                <option key={choice} value={choice}>
                  {t(`choices.${choice}` as "choices.other")}
                </option>
              ))}
            </select>
          )}
        </div>
      ) : (
        <PlainField
          id={id}
          name={name}
          label={label}
          value={value}
          onChange={onChange}
          {...(kind !== "digits" && { maxLength: most })}
          {...(kind !== "line" && kind !== "account" && { inputMode: INPUT_MODES[kind] })}
          {...(autoComplete !== undefined && { autoComplete })}
          invalid={fault !== undefined}
          describedBy={errorId}
        />
      )}
      {fault && (
        <p id={errorId} className={styles.error}>
          {t(`errors.${name}.${fault}` as "errors.full_name.missing")}
        </p>
      )}
    </div>
  );
}
