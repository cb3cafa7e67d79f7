import { useEffect } from "react";
import { useApi } from "@/context/api-context";
import { readToken } from "@/services/login/session-cookie";
import { readStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { WISH_KEY } from "@/utils/catalog/slug-list";

/**
 * Merges the browser's list with the account's, once per document and at every log-in or log-out. A visitor who has
 * neither a log-in nor a list loads no code for it.
 * @param user the logged-in number; null for a visitor
 */
export function useWishSync(user: string | null): void {
  const api = useApi();
  useEffect(() => {
    const hasToken = readToken() !== null;
    const hasCopy = readStored("local", WISH_KEY)?.includes('"account"') ?? false;
    // A token that belongs to no user is handled elsewhere (components/login/use-session.ts).
    if (user === null ? hasToken || !hasCopy : !hasToken) return;
    import("@/context/wish-list/wish-list-store")
      .then(({ syncWishes }) => syncWishes(api))
      .catch((error: unknown) => logFailure("The wish list could not be merged", error));
  }, [api, user]);
}
