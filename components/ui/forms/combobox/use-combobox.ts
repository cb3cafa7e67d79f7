import { type HTMLAttributes, useState } from "react";
import type { FrameProps } from "@/components/ui/forms/form-field";
import { useActiveOption } from "@/hooks/ui/use-active-option";
import { placeCalled, type Searched, searchPlaces } from "@/utils/addresses/place-search";

/** An option, with the text beside its name, e.g. the name in the other script. */
export interface ComboboxOption extends Searched {
  aside?: { text: string; lang?: "en" | "bn" };
}

export interface ComboboxProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly ComboboxOption[];
  placeholder: string;
  /** The name of the list, and the texts about the matches. */
  labels: { list: string; none: string; matches: (count: number) => string };
  /** Called with every typed text, e.g. to search beyond the options. */
  onType?: (text: string) => void;
  /** Called with the text when the field is left. The text is an option's name only if that option was chosen. */
  onLeave?: (text: string) => void;
  inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  autoComplete?: string;
}

/** The typed text belongs to the value at that time. If the value is changed from outside, its own label is shown. */
function useTyped(value: string) {
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const isOvertaken = typed !== null && typed.over !== value;
  return { text: isOvertaken ? null : (typed?.text ?? null), isOvertaken, setTyped };
}

/** The typed text of a combobox, the options that match it, and the option that is chosen. */
export function useCombobox({ value, onChange, options, onType, onLeave, disabled }: ComboboxProps) {
  const { text, isOvertaken, setTyped } = useTyped(value);
  const [open, setOpen] = useState(false);
  const matches = searchPlaces(options, text ?? "");
  const { list, active, setActive, move } = useActiveOption(matches.length);
  const isOpen = open && !isOvertaken && !disabled;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const dismiss = () => {
    setTyped(null);
    close();
  };
  const choose = (chosen: string) => {
    dismiss();
    if (chosen !== value) onChange(chosen);
  };
  const type = (next: string) => {
    const named = placeCalled(options, next);
    const found = searchPlaces(options, next);
    setTyped({ text: next, over: named?.value ?? value });
    setOpen(named === null || found.length > 1);
    setActive(next.trim() === "" || found.length === 0 ? -1 : 0);
    if (named !== null && named.value !== value) onChange(named.value);
    onType?.(next);
  };
  const leave = () => {
    close();
    onLeave?.(text ?? value);
    if (text === null) return;
    const [only] = matches;
    if (text.trim() === "") choose("");
    else if (matches.length === 1 && only !== undefined) choose(only.value);
    // If nothing was chosen before, the text stays, so that it can be corrected.
    else if (value !== "") setTyped(null);
  };
  const show = () => {
    if (isOvertaken) setTyped(null);
    if (isOpen) return;
    setOpen(true);
    // Moving through the list starts at the option that was chosen before.
    setActive(matches.findIndex((option) => option.value === value));
  };
  return {
    shown: text ?? options.find((option) => option.value === value)?.label ?? value,
    /** True while the typed text is not chosen yet. */
    isTyped: text !== null,
    matches,
    isOpen,
    list,
    active,
    choose,
    type,
    leave,
    show,
    move: (by: 1 | -1) => (isOpen ? move(by) : show()),
    dismiss,
  };
}
