import { useRouter } from "next/router";
import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { sidebarApi } from "@/hooks/login/use-login";
import { logOutInBackground } from "@/services/login/background-logout";
import { logOut } from "@/services/login/login-service";
import { readToken, removeToken } from "@/services/login/session-cookie";
import { removeOrderPass } from "@/services/orders/order-pass-cookie";
import { logFailure } from "@/utils/browser/log-failure";
import { removePersonal } from "@/utils/browser/personal-data";
import { notifySessionChange } from "@/utils/browser/session-changes";
import type { LayoutData } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { withTimeout } from "@/utils/requests/with-timeout";

/** The maximum wait for the server's answer. */
const TIMEOUT_MS = 5_000;

/**
 * Log Out (LOGOUT-01 to LOGOUT-05): ends the session on the server. After a truthy status or any failure, the user is
 * sent to /. The cookie, the pass for orders and the personal data of this tab are removed in all cases, and a failed
 * call is repeated in the background.
 */
export function useLogout({ cookieDomain, sidebarChannel }: LayoutData, onDone: () => void) {
  const api = sidebarApi(useApi(), sidebarChannel);
  const router = useRouter();
  const locale = useOutsideLanguage();
  const [leaving, setLeaving] = useState(false);

  /** @returns whether the user is sent to / */
  const end = async (token: string): Promise<boolean> => {
    try {
      const ended = await withTimeout(logOut(api, { token }), TIMEOUT_MS);
      if (!ended) logOutInBackground(token);
      return ended;
    } catch (error) {
      logFailure("The session could not be ended", error instanceof Error ? error.message : error);
      logOutInBackground(token);
      return true;
    }
  };
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    const token = readToken();
    const goesHome = token === null || (await end(token));
    removeOrderPass();
    removePersonal();
    removeToken(cookieDomain);
    const next = goesHome
      ? router.push(paths.home, undefined, locale ? { locale } : {})
      : router.replace(router.asPath, undefined, { scroll: false });
    onDone();
    await next.catch(() => false);
    // An answer that was still on its way may have set the cookie again.
    removeToken(cookieDomain);
    notifySessionChange();
    setLeaving(false);
  };
  return { leaving, leave };
}
