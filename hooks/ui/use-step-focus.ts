import { useEffect, useRef } from "react";

/**
 * When a form goes to another step, scrolls to its heading and moves the focus there, as a new page would do. The first
 * step that is shown does not change scroll position or focus.
 * @param step the step that the form shows
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
