import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";

/** A device on which the reader's number is logged in. */
export type DeviceSession = Awaited<ReturnType<typeof listSessions>>[number];

/**
 * GET /backend/api/v1/sessions: the devices on which the number is logged in, newest first.
 * @throws ApiError; code `no-session` when the reader is no longer logged in
 */
export async function listSessions(api: Api) {
  const { data } = await api.request("listSessions");
  return readAnswer(() =>
    data.map((session) => ({
      id: session.session_id,
      /** Brand names; empty when they are not known. */
      platform: session.platform,
      browser: session.browser,
      channelName: session.channelName,
      /** ISO moments. */
      since: session.created_at,
      lastSeen: session.seen_at,
      /** True for the reader's own device. */
      current: session.current,
    })),
  );
}

/** POST /backend/api/v1/sessions/revoke: ends one session by its id, or all `others`. */
export async function revokeSession(api: Api, id: string): Promise<void> {
  await api.request("revokeSession", { body: { session_id: id } });
}
