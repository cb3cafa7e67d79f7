import type { SimRequestService } from "@/services/sims/sim-requests-service";

const KEY = /^[A-Za-z0-9_-]{32}$/;
const nameOf = (service: SimRequestService) => `simRequest:${service}`;
const typedNameOf = (service: SimRequestService) => `simRequestTyped:${service}`;

function read(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

function write(storage: () => Storage, name: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(name);
    else storage().setItem(name, value);
  } catch {
    // Without storage the request can still be sent; only continuing it later is impossible.
  }
}

/** The key of the request that this browser began; the key alone, nothing that was typed. */
export function findRequestKey(service: SimRequestService): string | null {
  const key = read(() => window.localStorage, nameOf(service));
  return key !== null && KEY.test(key) ? key : null;
}

const BROUGHT = /^#resume=([A-Za-z0-9_-]{32})$/;

/**
 * The address at which another browser continues a request. The key is after the `#`, so that no server, log or
 * referrer sees it.
 */
export function resumeAddress(key: string): string {
  return `${window.location.origin}${window.location.pathname}#resume=${key}`;
}

/** Takes a key out of the address that brought it, into this browser. */
export function takeBroughtKey(service: SimRequestService): void {
  const [, key] = BROUGHT.exec(window.location.hash) ?? [];
  if (key === undefined) return;
  keepTyped(service, null);
  keepRequestKey(service, key);
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}

/** Keeps the key of a request, or forgets it. */
export function keepRequestKey(service: SimRequestService, key: string | null): void {
  write(() => window.localStorage, nameOf(service), key);
}

/** What is typed and not yet accepted, for a reload of this tab. */
export function findTyped(service: SimRequestService): Record<string, Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(read(() => window.sessionStorage, typedNameOf(service)) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, Record<string, string>>) : {};
  } catch {
    return {};
  }
}

/** Stores what is typed until the tab is closed, or deletes it. */
export function keepTyped(service: SimRequestService, typed: Record<string, Record<string, string>> | null): void {
  write(() => window.sessionStorage, typedNameOf(service), typed && JSON.stringify(typed));
}
