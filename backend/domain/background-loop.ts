import type { OnFailure } from "@/backend/domain/domain-context";
export interface Loop {
  /** Stops the loop and waits until the current round has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` repeatedly, one round at a time: at once when it reports more work, else after a pause. A failed
 * round is reported and does not end the loop; the pause then grows to a minute.
 * @param pauseMs milliseconds between two rounds
 * @param what names the work for a failure: "could not …"
 * @param work returns true when there is more to do
 */
export function startLoop(pauseMs: number, what: string, work: () => Promise<boolean>, onFailure: OnFailure): Loop {
  let stopped = false;
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
    while (!stopped) {
      let more = false;
      try {
        more = await work();
        failures = 0;
      } catch (error) {
        failures += 1;
        onFailure(error, what);
      }
      if (!more && !stopped) await pause(Math.min(60_000, pauseMs * 2 ** Math.min(failures, 10)));
    }
  };
  const running = run();
  return {
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
