import type { SimRequestService } from "@/services/sims/sim-requests-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { isFields, readFields, textsOf } from "@/utils/text/json-fields";

const KEY = /^[A-Za-z0-9_-]{32}$/;
const nameOf = (service: SimRequestService) => `simRequest:${service}`;
const typedNameOf = (service: SimRequestService) => `simRequestTyped:${service}`;

/** The key of the request that was begun in this browser. Only the key is stored, none of the typed texts. */
export function findRequestKey(service: SimRequestService): string | null {
  const key = readStored("local", nameOf(service));
  return key !== null && KEY.test(key) ? key : null;
}

const RESUME_HASH = /^#resume=([A-Za-z0-9_-]{32})$/;

/**
 * The address for continuing a request in another browser. The key is after the `#`, so that no server, log or
 * referrer sees it.
 */
export function resumeAddress(key: string): string {
  return `${window.location.origin}${window.location.pathname}#resume=${key}`;
}

/** Moves a key from the page's address into this browser's storage. */
export function takeResumeKey(service: SimRequestService): void {
  const [, key] = RESUME_HASH.exec(window.location.hash) ?? [];
  if (key === undefined) return;
  saveTyped(service, null);
  saveRequestKey(service, key);
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}

/** Stores the key of a request; null deletes it. */
export function saveRequestKey(service: SimRequestService, key: string | null): void {
  if (key === null) removeStored("local", nameOf(service));
  else writeStored("local", nameOf(service), key);
}

/** The typed values that are not yet accepted. They survive a reload of this tab. */
export function findTyped(service: SimRequestService): Record<string, Record<string, string>> {
  const stored = readFields(readStored("session", typedNameOf(service))) ?? {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([step, fields]) => (isFields(fields) ? [[step, textsOf(fields)]] : [])),
  );
}

/** Stores the typed values until the tab is closed; null deletes them. */
export function saveTyped(service: SimRequestService, typed: Record<string, Record<string, string>> | null): void {
  if (typed === null) removeStored("session", typedNameOf(service));
  else writeStored("session", typedNameOf(service), JSON.stringify(typed));
}
