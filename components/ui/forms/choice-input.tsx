import type { ComponentProps } from "react";
import { useEarlyCheck } from "@/hooks/forms/use-early-input";

interface ChoiceInputProps extends Omit<ComponentProps<"input">, "onChange" | "ref"> {
  type: "radio" | "checkbox";
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/**
 * A radio button or a check box that shows a state. A choice that was made before hydration counts. If a choice is saved
 * at once, give it `autoComplete="off"`: otherwise the Back button could restore an older choice, which would be saved.
 */
export function ChoiceInput({ onChange, ...rest }: ChoiceInputProps) {
  const control = useEarlyCheck(rest.checked, onChange);
  return <input ref={control} onChange={({ target }) => onChange(target.checked)} {...rest} />;
}
