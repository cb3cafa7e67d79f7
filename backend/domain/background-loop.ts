import type { OnFailure } from "@/backend/domain/domain-context";

export interface Loop {
  /** Stops the loop, tells its work to stop, and waits until the current round has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` repeatedly, one round at a time: at once when it reports more work, else after a pause. A failed
 * round is reported and does not end the loop; the pause then grows to a minute.
 * @param what names the work for a failure: "could not …"
 * @param work returns true when there is more to do; work that takes long may throw when the signal is aborted
 */
export function startLoop(
  pauseMs: number,
  what: string,
  work: (stopping: AbortSignal) => Promise<boolean>,
  onFailure: OnFailure,
): Loop {
  const controller = new AbortController();
  const stopping = controller.signal;
  let wake: () => void = () => undefined;
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      // The timer of a pause does not keep the process alive.
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    let failures = 0;
    while (!stopping.aborted) {
      let more = false;
      try {
        more = await work(stopping);
        failures = 0;
      } catch (error) {
        failures += 1;
        if (error !== stopping.reason) onFailure(error, what);
      }
      if (!more && !stopping.aborted) await pause(Math.min(60_000, pauseMs * 2 ** Math.min(failures, 10)));
    }
  };
  const running = run();
  return {
    async stop() {
      controller.abort();
      wake();
      await running;
    },
  };
}
