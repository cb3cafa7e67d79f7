import { callPaths } from "@/backend/contract/paths";
import { apiBases } from "@/services/api/env";

/**
 * Ends a session on the server when the log-out got no answer. It is sent again at once, in a way that outlives the
 * page, and again when the browser is online. The reader is already logged out here: nothing waits for it or shows it.
 */
export function logOutInBackground(token: string): void {
  const { method, path, system } = callPaths.logout;
  const send = () =>
    fetch(apiBases[system] + path, {
      method,
      keepalive: true,
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/x-www-form-urlencoded" },
    });
  send().catch(() => {
    window.addEventListener("online", () => void send().catch(() => undefined), { once: true });
  });
}
