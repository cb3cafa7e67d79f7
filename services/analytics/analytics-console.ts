import type { AnalyticsProvider } from "@/services/analytics/analytics";

/** Writes every event to the browser's console, for developers; nothing is sent (docs/decisions/28). */
export function consoleProvider(log: Pick<Console, "info"> = console): AnalyticsProvider {
  return {
    init: () => undefined,
    track: (name, properties) => log.info("analytics track", name, properties),
    identify: (id) => log.info("analytics identify", id),
    reset: () => log.info("analytics reset"),
    stop: () => undefined,
    resume: () => undefined,
  };
}
