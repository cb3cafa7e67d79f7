type Listener = (opener: HTMLElement | null) => void;

const listeners = new Set<Listener>();

/** Asks for the login sidebar from anywhere on the page. @param opener gets the focus back when the sidebar closes */
export function askForLogin(opener: HTMLElement | null): void {
  for (const listener of listeners) listener(opener);
}

/** Hears of every such wish from now on; the header's button does. @returns the way to stop */
export function onLoginAsked(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
