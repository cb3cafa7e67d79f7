import { callPaths } from "@/backend/contract/paths";
import { apiBases } from "@/services/api/env";

/**
 * Ends a session on the server whose log-out got no answer: once more at once, in a way that outlives the page, and
 * once the browser is online again. The reader is already logged out here, so nothing waits for it or shows it.
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
