import { useRef, useState } from "react";
import { isRefusal } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

export interface Action<Args extends unknown[] = []> {
  state: "idle" | "busy" | "done" | "failed";
  /** Does nothing while the work runs: a second click does not repeat it. */
  run(...args: Args): Promise<void>;
  /** Forgets the result of the last run. */
  reset(): void;
}

/**
 * Work that a click starts, and its result. A refusal is an answer of the server, so it is not logged.
 * @param failure the log message when the work fails
 * @param isHandled called with a failure; true when it is handled, and then it counts as none
 */
export function useAction<Args extends unknown[]>(
  failure: string,
  action: (...args: Args) => Promise<void>,
  isHandled: (error: unknown) => boolean = () => false,
): Action<Args> {
  const [state, setState] = useState<Action["state"]>("idle");
  const isRunning = useRef(false);

  return {
    state,
    async run(...args) {
      if (isRunning.current) return;
      isRunning.current = true;
      setState("busy");
      let outcome: Action["state"] = "done";
      try {
        await action(...args);
      } catch (error) {
        outcome = isHandled(error) ? "idle" : "failed";
        if (outcome === "failed" && !isRefusal(error)) logFailure(failure, error);
      }
      isRunning.current = false;
      setState(outcome);
    },
    reset() {
      if (!isRunning.current) setState("idle");
    },
  };
}
