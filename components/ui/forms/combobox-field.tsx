import { useEffect, useState } from "react";
import { LiveCombobox } from "@/components/ui/forms/combobox/live-combobox";
import type { ComboboxProps } from "@/components/ui/forms/combobox/use-combobox";
import { SelectField } from "@/components/ui/forms/form-field";

interface ComboboxFieldProps extends ComboboxProps {
  /** True if there is nothing to choose from without a script. */
  emptyWithoutScript?: boolean;
}

/**
 * A choice from a list, found by typing. Before the script has loaded, and without one, it is a native select field. A
 * text that is the name of an option chooses it; any other text is reset when the field is left.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { emptyWithoutScript = false, ...field } = props;
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (live) return <LiveCombobox {...field} />;
  const {
    labels: _,
    onType: _type,
    onLeave: _leave,
    inputMode: _mode,
    autoComplete: _auto,
    disabled = false,
    ...select
  } = field;
  return <SelectField {...select} disabled={disabled || emptyWithoutScript} />;
}
