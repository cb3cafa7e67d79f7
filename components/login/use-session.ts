import { useRouter } from "next/router";
import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { readToken, removeRefusedToken, saveToken } from "@/services/login/session-cookie";
import { handleInEffect } from "@/utils/browser/handle-in-effect";
import { notifySessionChange, onSessionChange } from "@/utils/browser/session-changes";
import type { LayoutData, LayoutUser } from "@/utils/layout/page-layout";

/** The address of the page without the token's parameter. */
function withoutToken(asPath: string): string {
  const { pathname, searchParams: query, hash } = new URL(asPath, window.location.origin);
  query.delete("authToken");
  return `${pathname}${query.size === 0 ? "" : `?${query}`}${hash}`;
}

/**
 * Removes the token from the browser's history entry at once. The router needs a moment for that, and a click in this
 * moment would leave an entry with the token in the history, which Back would open.
 */
function cleanHistoryEntry(): void {
  const state: unknown = window.history.state;
  const cleaned = (name: string, value: unknown) =>
    (name === "url" || name === "as") && typeof value === "string" ? withoutToken(value) : value;
  const notes = Object.entries(state ?? {}).map(([name, value]) => [name, cleaned(name, value)]);
  window.history.replaceState(
    state === null ? null : Object.fromEntries(notes),
    "",
    withoutToken(window.location.href),
  );
}

/**
 * The user who is logged in on this page. It also handles the token on load (TOKEN-01 to TOKEN-03): an invalid token is
 * removed, a token from a partner is stored, and every token is removed from the address. If the server got no answer,
 * or rendered the page for everybody, the browser asks for the user. All tabs follow a log-in or log-out.
 */
export function useSession({ user, token, cookieDomain }: LayoutData): LayoutUser | null {
  const api = useApi();
  const { asPath, replace } = useRouter();
  const [late, setLate] = useState<LayoutUser | null>(null);
  const place = useRef({ asPath, replace });
  place.current = { asPath, replace };

  useEffect(() => {
    const { asPath, replace } = place.current;
    const handed = new URLSearchParams(window.location.search).get("authToken");
    if (token === "refused") removeRefusedToken(cookieDomain);
    if (handed !== null) {
      if (token === "handed-over") {
        saveToken(handed, cookieDomain);
        notifySessionChange();
      }
      // The server rendered this page for the token's user, so there is nothing to load. A load that is cut off by a
      // click on a plain link would open this page again.
      cleanHistoryEntry();
      void replace(withoutToken(asPath), undefined, { scroll: false, shallow: true });
    }
    setLate(null);
    if (user !== null || token === "refused" || readToken() === null) return;
    return handleInEffect(
      import("@/services/account/account-service").then(({ findUserInfo }) => findUserInfo(api)),
      (info) => {
        if (info === null) removeRefusedToken(cookieDomain);
        else setLate({ msisdn: info.msisdn, starStatus: info.star_status });
      },
      "The user could not be loaded",
    );
  }, [api, user, token, cookieDomain]);

  useEffect(
    () =>
      onSessionChange(() => {
        // Loaded when it is needed, because this hook is on every page.
        if (readToken() === null) void import("@/utils/browser/personal-data").then((data) => data.leavePersonal());
        else void place.current.replace(place.current.asPath, undefined, { scroll: false });
      }),
    [],
  );

  return user ?? late;
}
