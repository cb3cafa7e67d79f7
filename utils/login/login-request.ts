type Listener = (opener: HTMLElement | null) => void;

const listeners = new Set<Listener>();

/** Requests the login sidebar from anywhere on the page. @param opener gets the focus back when the sidebar closes */
export function requestLogin(opener: HTMLElement | null): void {
  for (const listener of listeners) listener(opener);
}

/** Subscribes to these requests; the header's button uses it. @returns unsubscribes */
export function onLoginRequested(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
