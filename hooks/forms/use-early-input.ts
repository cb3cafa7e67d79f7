import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

// Layout effects, not passive ones: a click can make React hydrate the page at once, and its handler runs before
// passive effects do. The form would be sent without what was typed.

/**
 * Reads a field that was filled in before hydration: by a visitor on a slow phone, or by the browser after a reload.
 * Otherwise the first change of another field would clear it.
 * @param id of the control
 * @param value in the state of the component
 * @param onChange called with the value of the control, if it differs from `value`
 */
export function useEarlyInput(id: string, value: string, onChange: (value: string) => void): void {
  const known = useRef({ value, onChange });
  useLayoutEffect(() => {
    const field = document.getElementById(id);
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      return;
    // An empty control was not filled in: a select whose options are still loading is empty too.
    if (field.value !== "" && field.value !== known.current.value) known.current.onChange(field.value);
  }, [id]);
}

/**
 * Reads a radio button or a check box that was changed before hydration. Otherwise the page would not know of the
 * choice, and its next change would reset it.
 * @param checked in the state of the component
 * @param onChange called when the control differs from `checked`; not for a radio button that another one replaced
 * @returns the ref for the control
 */
export function useEarlyCheck(
  checked: boolean,
  onChange: (checked: boolean) => void,
): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  const follow = useEffectEvent(({ checked: early, type }: HTMLInputElement) => {
    if (early !== checked && (early || type === "checkbox")) onChange(early);
  });
  useLayoutEffect(() => {
    if (control.current !== null) follow(control.current);
  }, []);
  return control;
}

/** True if a choice of the form differs from what the server rendered. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement) {
      const rendered = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
      return rendered !== undefined && !rendered.selected;
    }
    return (
      control instanceof HTMLInputElement &&
      (control.type === "checkbox" || control.type === "radio") &&
      control.checked !== control.defaultChecked
    );
  });
}

/**
 * Follows a choice that was made in a filter form before hydration, when no handler heard it. The form needs
 * `autoComplete="off"`: otherwise the Back button would restore the choice, and the list would follow it again.
 * @param onEarly called once with the form, if a select field, a check box or a radio button was changed
 * @returns the ref for the form
 */
export function useEarlyFilter(onEarly: (form: HTMLFormElement) => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const follow = useEffectEvent(onEarly);
  useLayoutEffect(() => {
    if (form.current !== null && isChanged(form.current)) follow(form.current);
  }, []);
  return form;
}
