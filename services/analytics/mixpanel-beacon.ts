import type { CompleteEvent } from "@/services/analytics/analytics";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import type { AnalyticsSettings } from "@/utils/layout/page-layout";

interface Visitor {
  distinct_id: string;
  /** An undefined value is not sent. */
  $device_id: string | undefined;
}

/**
 * The visitor in the form in which the library stores it in localStorage. A new visitor is stored in the same form, so
 * that the library continues with it.
 */
function visitorOf(token: string): Visitor {
  const key = `mp_${token}_mixpanel`;
  try {
    const { distinct_id, $device_id }: Partial<Visitor> = JSON.parse(readStored("local", key) ?? "");
    if (typeof distinct_id === "string") return { distinct_id, $device_id };
  } catch {
    // No value is stored, or it cannot be parsed.
  }
  const $device_id = crypto.randomUUID();
  const visitor = { distinct_id: `$device:${$device_id}`, $device_id };
  writeStored("local", key, JSON.stringify(visitor));
  return visitor;
}

/**
 * Sends events to Mixpanel without its library, from a page that is left before the library has loaded. The sandbox
 * collector accepts them in the same form.
 * @param id of the visitor, if there is one
 * @returns false when the browser did not accept them, and always for the console driver
 */
export function sendBeaconEvents(
  { driver, token, host }: AnalyticsSettings,
  events: readonly CompleteEvent[],
  id: string | null,
): boolean {
  if (driver === "console") return false;
  try {
    const visitor = { ...visitorOf(token), ...(id !== null && { distinct_id: id, $user_id: id }) };
    const data = events.map(({ name, properties }) => ({
      event: name,
      properties: { token, time: Date.now(), $insert_id: crypto.randomUUID(), ...visitor, ...properties },
    }));
    return navigator.sendBeacon(`${host}/track/?ip=1`, new URLSearchParams({ data: JSON.stringify(data) }));
  } catch {
    // The browser lacks one of these functions, or the page is not in a secure context.
    return false;
  }
}
