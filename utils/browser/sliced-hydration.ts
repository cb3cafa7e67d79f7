import { startTransition } from "react";
import * as namespace from "react-dom/client";
import { repeatEarlyClicks } from "@/utils/browser/early-click";

type Client = Pick<typeof namespace, "hydrateRoot">;

/**
 * Lets React hydrate a server-rendered page in slices of a few milliseconds. Next's pages router hydrates in one task,
 * which on a slow phone delays every tap by a third of a second. Inside a transition, the same work yields to
 * taps and scrolling. Then it repeats the clicks that came before. Call once, before Next hydrates (decision 21).
 * If React ever runs a transition later than it is called, the page hydrates at once, as without this function.
 * @param client React's browser entry, the object that Next calls
 * @param transition React's function; for tests
 */
export function hydrateInSlices(client: Client = reactClient(), transition = startTransition): void {
  const { hydrateRoot } = client;
  client.hydrateRoot = (...call) => {
    let root: ReturnType<typeof hydrateRoot> | undefined;
    transition(() => {
      root ??= hydrateRoot(...call);
    });
    root ??= hydrateRoot(...call);
    setTimeout(repeatEarlyClicks);
    return root;
  };
}

/** The CommonJS object of the module, which Next uses; a module namespace is read-only. */
function reactClient(): Client {
  return (namespace as Client & { default?: Client }).default ?? namespace;
}
