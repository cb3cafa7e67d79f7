import { Field, Input, NativeSelect, Textarea } from "@chakra-ui/react";
import type { FocusEvent, HTMLAttributes, KeyboardEvent, ReactNode } from "react";
import { Icon } from "@/components/ui/values/icon";
import { useEarlyInput } from "@/hooks/forms/use-early-input";

export interface FrameProps {
  /** The id of the control itself. The ids of hint and error are made from it. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** Why the value is not accepted; undefined if it is. */
  error?: string | undefined;
  /** The word for "optional" in the page's language. If it is left out, the field is required. */
  optional?: string;
  disabled?: boolean;
}

/** The label, hint and error around one control of Chakra. */
export function ChakraFieldFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  const { id, label, hint, error, optional, disabled = false } = frame;
  return (
    <Field.Root
      id={id}
      ids={{ helperText: `${id}-hint`, errorText: `${id}-error` }}
      invalid={error !== undefined}
      required={optional === undefined}
      disabled={disabled}
    >
      <Field.Label>
        {label}
        {optional !== undefined && ` (${optional})`}
      </Field.Label>
      {children}
      {hint !== undefined && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** The ids of hint and error: Chakra links the error only by aria-errormessage, which screen readers ignore. */
export function description({ id, hint, error }: FrameProps): { "aria-describedby"?: string } {
  const ids = [...(error === undefined ? [] : [`${id}-error`]), ...(hint === undefined ? [] : [`${id}-hint`])];
  return ids.length === 0 ? {} : { "aria-describedby": ids.join(" ") };
}

interface TextFieldProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  type?: "text" | "tel" | "email" | "date";
  maxLength?: number;
  /** Called when the field is left. @param next the element that takes the focus, if the browser reports it */
  onLeave?: (next: EventTarget | null) => void;
  /** Called for Enter in a field that is not part of its form's submission. */
  onEnter?: () => void;
  /** More than one line. */
  multiline?: boolean;
}

/** A text field of one line or of several. */
export function TextField({ value, onChange, multiline = false, ...rest }: TextFieldProps) {
  const { autoComplete, inputMode, type = "text", maxLength, onLeave, onEnter, ...frame } = rest;
  useEarlyInput(frame.id, value, onChange);
  const shared = {
    value,
    ...description(frame),
    ...(autoComplete !== undefined && { autoComplete }),
    ...(maxLength !== undefined && { maxLength }),
    ...(onLeave !== undefined && { onBlur: (event: FocusEvent) => onLeave(event.relatedTarget) }),
  };
  return (
    <ChakraFieldFrame {...frame}>
      {multiline ? (
        <Textarea {...shared} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <Input
          {...shared}
          type={type}
          {...(inputMode !== undefined && { inputMode })}
          onChange={(event) => onChange(event.target.value)}
          {...(onEnter !== undefined && {
            onKeyDown: (event: KeyboardEvent) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              onEnter();
            },
          })}
        />
      )}
    </ChakraFieldFrame>
  );
}

interface SelectFieldProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  placeholder: string;
}

/** A choice from a list, as a native select field. */
export function SelectField({ value, onChange, options, placeholder, ...frame }: SelectFieldProps) {
  useEarlyInput(frame.id, value, onChange);
  return (
    <ChakraFieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} {...description(frame)} onChange={(event) => onChange(event.target.value)}>
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={`${option.value} ${option.label}`} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator>
          <Icon name="caretDown" size={16} />
        </NativeSelect.Indicator>
      </NativeSelect.Root>
    </ChakraFieldFrame>
  );
}
