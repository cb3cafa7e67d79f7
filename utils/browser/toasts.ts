/** A short message over the page; a failure is red. What is said must also stand where it happened. */
export interface Toast {
  kind: "failure" | "success";
  message: string;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
const closers = new Set<() => void>();

/** Shows a toast for 2500 ms at the bottom centre, in place of the one before (TOAST-01, TOAST-02). */
export function showToast(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** Closes the toast that is shown, if there is one (ADTOAST-11). */
export function closeToasts(): void {
  for (const close of closers) close();
}

/** Hears of every toast from now on; the frame does. @returns the way to stop */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hears when toasts are to be closed; the frame does. @returns a function that stops it */
export function onCloseToasts(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}
