import styles from "@/components/forms/web-form.module.css";
import { WebFormBox, type WebFormControlProps } from "@/components/forms/web-form-box";
import { PlainField } from "@/components/ui/forms/plain-field";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";

const INPUT_MODES = { tel: "tel", email: "email", digits: "numeric" } as const;

/** One field of a form: its label, its value and its error. */
export function WebFormControl(props: WebFormControlProps) {
  const { id, form, field, value, fault, onChange } = props;
  const { t } = useTexts("forms");
  useEarlyInput(id, value, onChange);
  const { name, kind, most, optional, autoComplete } = field;
  const own = name === "message" ? t(`messages.${form}`) : t(`fields.${name}`);
  const label = optional ? t("optional", { label: own }) : own;
  const errorId = fault && `${id}-error`;
  return (
    <div data-wide={kind === "long" || undefined}>
      {kind === "long" || kind === "choice" ? (
        <WebFormBox {...props} label={label} errorId={errorId} />
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
