import plain from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { WebFormFault, WebFormField, WebFormName } from "@/utils/forms/web-forms";

export interface WebFormControlProps {
  id: string;
  form: WebFormName;
  field: WebFormField;
  value: string;
  fault: WebFormFault | undefined;
  onChange: (value: string) => void;
}

interface WebFormBoxProps extends WebFormControlProps {
  label: string;
  errorId: string | undefined;
}

/** A multi-line text field, or a select field. */
export function WebFormBox(props: WebFormBoxProps) {
  const { t } = useTexts("forms");
  const { id, field, value, fault, onChange, label, errorId } = props;
  const { name, kind, most, choices } = field;
  const shared = { id, name, ...(fault && { "aria-invalid": true }), "aria-describedby": errorId };
  return (
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
        <select {...shared} className={plain.input} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t("choose")}</option>
          {choices?.map((choice) => (
            <option key={choice} value={choice}>
              {t(`choices.${choice}` as "choices.other")}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
