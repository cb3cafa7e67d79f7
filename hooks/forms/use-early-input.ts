import { useEffect, useRef } from "react";

/**
 * Takes up what stands in a field that the page knows nothing of when it comes to life: on a slow phone somebody has typed
 * before, or the browser has put back what was typed before a reload. Left alone, the first change of another field would empty it.
 * @param id of the control
 * @param value what the page knows
 * @param onChange told what stands there instead
 */
export function useEarlyInput(id: string, value: string, onChange: (value: string) => void): void {
  const known = useRef({ value, onChange });
  useEffect(() => {
    const field = document.getElementById(id);
    if (
      !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
    )
      return;
    // An empty one says nothing: a picker whose choices are still on their way is empty too.
    if (field.value !== "" && field.value !== known.current.value) known.current.onChange(field.value);
  }, [id]);
}

/**
 * Takes up which of some radio buttons was pressed before the page came to life. Left alone, the first change of anything
 * beside them would put back what the page knows.
 * @param name of the buttons, which no others on the page have
 * @param value what the page knows
 * @param onChange told which one is pressed instead
 */
export function useEarlyChoice(name: string, value: string, onChange: (value: string) => void): void {
  const known = useRef({ value, onChange });
  useEffect(() => {
    const pressed = document.querySelector<HTMLInputElement>(`input[type="radio"][name="${name}"]:checked`);
    if (pressed !== null && pressed.value !== known.current.value) known.current.onChange(pressed.value);
  }, [name]);
}
