/** A short message over the page; a failure is red, a note is neither good nor bad. The same must also be written where it happened. */
export interface Toast {
  kind: "failure" | "note" | "success";
  message: string;
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();
const closers = new Set<() => void>();

/** Shows a toast for 2500 ms at the bottom centre; it replaces the previous one (TOAST-01, TOAST-02). */
export function showToast(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** Closes the toast that is shown, if there is one (ADTOAST-11). */
export function closeToasts(): void {
  for (const close of closers) close();
}

/** Subscribes to all toasts; used by the frame. @returns the function that unsubscribes */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the closing of toasts; used by the frame. @returns the function that unsubscribes */
export function onCloseToasts(close: () => void): () => void {
  closers.add(close);
  return () => closers.delete(close);
}
