import { readFields } from "@/utils/text/json-fields";

/** Keys of local storage: the token (STORE-10), the data of its registration, and the visitor's decision. */
export const PUSH_TOKEN_KEY = "notificationToken";
export const PUSH_REGISTRATION_KEY = "notificationRegistration";
/** Set once this browser was asked for permission. */
export const PUSH_PROMPTED_KEY = "notificationAsked";
/** Set while the visitor has switched notifications off. */
export const PUSH_OFF_KEY = "notificationOff";

/**
 * The scope of the worker that shows messages. It has no page: all pages belong to the other one (docs/decisions/27).
 */
export const PUSH_SCOPE = "/push-messages/";

/** CONST-35: after seven days, a token is requested again and registered again. */
export const PUSH_REFRESH_MS = 7 * 86_400_000;

/** The data about the registration of the stored token. */
export interface PushRegistration {
  /** Milliseconds; 0 = the server does not have it yet. */
  at: number;
  /** Hash of the session with which it was registered; empty = none. */
  owner: string;
}

/** The device as the registration names it: the lowercased first word of the platform (PUSH-07). */
export function pushDevice(platform: string): string {
  return platform.trim().split(/\s+/)[0]?.toLowerCase().slice(0, 60) || "unknown";
}

/** Reads the stored registration; null when there is none or it cannot be read. */
export function readRegistration(stored: string | null): PushRegistration | null {
  const { at, owner } = readFields(stored) ?? {};
  return typeof at === "number" && typeof owner === "string" ? { at, owner } : null;
}

/**
 * True if a stored token must be registered again: its seven days are over, the server does not have it, or there was a
 * log-in since. An unknown token counts as registered (PUSH-05).
 * @param owner hash of the current session; empty = no log-in, and so no personal messages
 */
export function isRegistrationDue(known: PushRegistration | null, owner: string, now: number): boolean {
  if (known === null) return false;
  return now - known.at >= PUSH_REFRESH_MS || (owner !== "" && owner !== known.owner);
}
