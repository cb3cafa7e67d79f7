import type { ReactNode } from "react";
import errorText from "@/components/ui/forms/error-text.module.css";
import type { PlainFieldProps } from "@/components/ui/forms/plain-field";
import plain from "@/components/ui/forms/plain-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

/** The sentences below a field. A field with an error is marked as invalid. */
export interface FieldNotes {
  hint?: string | undefined;
  error?: string | undefined;
}

/** What ties a control to its label and its sentences. */
interface ControlProps {
  id: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface FieldFrameProps extends FieldNotes {
  id: string;
  label: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control in plain markup with its label above, its hint and its error below. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  const notes = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={plain.field}>
      <label htmlFor={id} className={plain.label}>
        {label}
      </label>
      {children({
        id,
        ...(error !== undefined && { "aria-invalid": true }),
        ...(notes !== "" && { "aria-describedby": notes }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={page.quiet}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className={errorText.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type FramedFieldProps = FieldNotes & Omit<PlainFieldProps, "type" | "invalid" | "describedBy" | "ref">;

/** A text field of one line with its sentences. The frame of the site uses PlainField, which is smaller. */
export function FramedField({ id, label, hint, error, onChange, ...rest }: FramedFieldProps) {
  useEarlyInput(id, rest.value, onChange);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...rest}
          {...control}
          type="text"
          className={plain.input}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
