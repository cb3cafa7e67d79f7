import { useRouter } from "next/router";
import { useCallback, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Api } from "@/services/api/api-client";
import { ApiError } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";
import { showToast } from "@/utils/browser/toasts";

/** One block of the dashboard, with its data or its failure. */
export type AccountBlock<Data> = ReturnType<typeof useAccountBlock<Data>>;

/**
 * Reloads the page's data when a call answered that the session has expired, and says so. The page then shows what a
 * visitor sees.
 * @returns whether the session had expired
 */
export function useSessionEnd(): (error: unknown) => boolean {
  const { asPath, replace } = useRouter();
  const { t } = useTexts("account");
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError && error.code === "no-session")) return false;
      showToast({ kind: "failure", message: t("sessionEnded") });
      // With a scroll to its top: the page of a visitor is short, and the reader would be at its footer.
      void replace(asPath);
      return true;
    },
    [asPath, replace, t],
  );
}

/**
 * A block that was rendered with the page, or that failed and can be loaded again. A reloaded page has a new block.
 * @param initial the data as rendered by the server; null when loading failed there
 * @param load loads it from the browser
 */
export function useAccountBlock<Data>(initial: Data | null, load: (api: Api) => Promise<Data>) {
  const api = useApi();
  const isOver = useSessionEnd();
  const [lastInitial, setLastInitial] = useState(initial);
  const [data, setData] = useState(initial);
  const [busy, setBusy] = useState(false);
  const [failedAgain, setFailedAgain] = useState(false);
  if (lastInitial !== initial) {
    setLastInitial(initial);
    setData(initial);
    setFailedAgain(false);
  }

  const retry = async () => {
    if (busy) return;
    setBusy(true);
    try {
      setData(await load(api));
      setFailedAgain(false);
    } catch (error) {
      if (isOver(error)) return;
      logFailure("A block of the dashboard could not be loaded", error);
      setFailedAgain(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    /** Null when it could not be loaded. */
    data,
    busy,
    /** True when the last retry failed as well. */
    failedAgain,
    /** Loads the block again. */
    retry,
    setData,
  };
}
