import { useRouter } from "next/router";
import { useEffect, useLayoutEffect, useRef } from "react";

interface Steps<Step extends string> {
  /** All steps in order; must be the same list in every render. */
  steps: readonly Step[];
  /** The step that the form shows. */
  step: Step;
  /** True once it is known with which step the visit begins. */
  ready: boolean;
  /** Shows the step of another history entry. @returns false when it cannot be shown */
  show(step: Step): boolean;
}

/**
 * Makes each step of a form an entry of the browser's history: Back leads to the step before, Forward to the next. The
 * first step has the page's address, the other steps add `#` and their names.
 */
export function useStepHistory<Step extends string>({ steps, step, ready, show }: Steps<Step>): void {
  const router = useRouter();
  const now = useRef({ router, show, step });
  now.current = { router, show, step };
  // The steps of this visit's history entries, and the index of the current one.
  const visited = useRef<{ entries: readonly Step[]; at: number }>({ entries: [], at: -1 });
  const { events } = router;

  useEffect(() => {
    if (!ready || visited.current.at >= 0) return;
    const named = steps.find((each) => `#${each}` === window.location.hash);
    const isShown = named !== undefined && now.current.show(named);
    visited.current = { entries: [isShown ? named : step], at: 0 };
    if (!isShown) rename(now.current.router, steps, step);
  }, [step, steps, ready]);

  // Runs before the step is painted, so that Back never leaves a step without an entry. The router writes the entry
  // during this call, because only the part after `#` changes.
  useLayoutEffect(() => {
    const { entries, at } = visited.current;
    if (!ready || at < 0 || step === entries[at]) return;
    const before = entries.lastIndexOf(step, at);
    if (before >= 0) {
      visited.current = { entries, at: before };
      window.history.go(before - at);
      return;
    }
    visited.current = { entries: [...entries.slice(0, at + 1), step], at: at + 1 };
    const { router } = now.current;
    router.push(addressOf(router, steps, step), undefined, shallow()).catch(ignoreCancelled);
  }, [step, steps, ready]);

  useEffect(() => {
    const follow = (url: string) => {
      const [, name = ""] = url.split("#");
      const target = name === "" ? steps[0] : steps.find((each) => each === name);
      const { entries, at } = visited.current;
      if (target === undefined || at < 0 || target === entries[at]) return;
      if (!now.current.show(target)) return rename(now.current.router, steps, now.current.step);
      const near = [at - 1, at + 1].find((place) => entries[place] === target);
      visited.current = near === undefined ? { entries: [target], at: 0 } : { entries, at: near };
    };
    events.on("hashChangeComplete", follow);
    return () => events.off("hashChangeComplete", follow);
  }, [events, steps]);
}

/** New options for each entry: the router writes the language of the page into them. */
const shallow = () => ({ shallow: true, scroll: false });

/** The router cancels an entry when the visitor goes back before it is finished; the entry stays. */
function ignoreCancelled(error: unknown): void {
  if (!(error instanceof Error && "cancelled" in error)) throw error;
}

type Router = ReturnType<typeof useRouter>;

function addressOf({ asPath }: Router, steps: readonly string[], step: string): string {
  return asPath.replace(/#.*$/, "") + (step === steps[0] ? "" : `#${step}`);
}

/** Sets the current entry's address to that of a step. */
function rename(router: Router, steps: readonly string[], step: string): void {
  const address = addressOf(router, steps, step);
  if (address !== router.asPath) void router.replace(address, undefined, shallow());
}
