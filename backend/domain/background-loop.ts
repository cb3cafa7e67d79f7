export interface Loop {
  /** Stops the loop and waits for the round under way. */
  stop(): Promise<void>;
}

/**
 * Runs `work` again and again, never twice at a time: at once while it reports more work, else after a pause. A failed
 * round is reported and does not end the loop; the pause then grows to a minute.
 * @param pauseMs milliseconds between two rounds
 * @param work returns true when there is more to do
 */
export function startLoop(pauseMs: number, work: () => Promise<boolean>, onFailure: (error: unknown) => void): Loop {
  let stopped = false;
  let wake: () => void = () => undefined;
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      // A pause never keeps the process alive by itself.
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
        onFailure(error);
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
