import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { readFields, textsOf } from "@/utils/text/json-fields";

/** The key in sessionStorage; a log-out deletes these keys (utils/browser/personal-data.ts). */
const keyOf = (form: string) => `web-form-${form}`;

/** The texts that were typed into a form in this tab, by field. A reload or another language loses nothing. */
export function readDraft(form: string): Record<string, string> {
  return textsOf(readFields(readStored("session", keyOf(form))) ?? {});
}

/** Adds typed texts to a draft. Codes, passwords and documents must never be stored. */
export function addToDraft(form: string, typed: Readonly<Record<string, string>>): void {
  writeStored("session", keyOf(form), JSON.stringify({ ...readDraft(form), ...typed }));
}

/** Deletes a draft. Call it when the form was sent. */
export function removeDraft(form: string): void {
  removeStored("session", keyOf(form));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement
    ? element.type !== "hidden"
    : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === "radio" || control.type === "checkbox");

/** True for a control that is not as the server rendered it. The first option of a select is empty. */
function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.value !== "";
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

/**
 * Fills in controls that keep their own values, and sends their change event. A control that was filled in before, by
 * typing before hydration or by the browser, stays.
 * @param entries names of controls with their values; several of a name for check boxes
 */
export function fillIn(form: HTMLFormElement, entries: readonly (readonly [string, string])[]): void {
  const controls = [...form.elements].filter(isControl);
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name));
  for (const control of controls) {
    const values = entries.filter(([name]) => name === control.name).map(([, value]) => value);
    const [first] = values;
    if (first === undefined || touched.has(control.name)) continue;
    if (isBox(control)) control.checked = values.includes(control.value);
    else control.value = first;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
