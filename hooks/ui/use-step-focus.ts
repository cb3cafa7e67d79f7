import { useEffect, useRef } from "react";

/**
 * Shows each further step of a form from its heading on and moves the focus there, as a page of its own would. The first
 * step that is shown keeps the page as it is.
 * @param step the one that the form shows
 * @param ready true once it is known with which step the visit begins
 * @param id of the element that contains the step
 */
export function useStepFocus(step: string, ready: boolean, id: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (!ready) return;
    const isFurther = shown.current !== null && shown.current !== step;
    shown.current = step;
    const heading = isFurther ? document.querySelector<HTMLElement>(`#${id} h2`) : null;
    if (heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView?.({ block: "nearest" });
  }, [step, ready, id]);
}
