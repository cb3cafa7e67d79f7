import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useSentence } from "@/hooks/ui/use-language-change";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdCreative } from "@/services/ads-platform/ads-platform-service";
import { isRefusal } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

/** The same limit as on the server (utils/requests/request-limits.ts): a larger file is not sent at all. */
const MAX_BYTES = 8 * 1024 * 1024;

export interface AdFile {
  state: "none" | "checking" | "uploaded" | "refused";
  /** Null until the server has checked it. */
  creative: AdCreative | null;
  /** The reason why it is not accepted, as a sentence. */
  error: string | null;
}
const NO_FILE: AdFile = { state: "none", creative: null, error: null };

/** Loads the services of an ad order, only when one is made. */
export const loadAdOrderServices = () =>
  Promise.all([
    import("@/services/ads-platform/ads-platform-service"),
    import("@/services/forms/web-form-service"),
    import("@/services/api/idempotent-call"),
  ]);

/** The server's message if it refused the request. Otherwise logs the error (with `what`) and returns `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string, what: string): string {
  if (isRefusal(error) && error.errors[0]) return error.errors[0].message;
  logFailure(what, error);
  return otherwise;
}

/** The file of an ad order; the server checks it at once. */
export function useAdFile() {
  const api = useApi();
  const { t } = useTexts("ads");
  const [file, setFile] = useState(NO_FILE);
  const [error, setError] = useSentence<string | null>(null);
  const chosen = useRef(0);
  const choose = async (picked: File | undefined) => {
    chosen.current += 1;
    const turn = chosen.current;
    const show = (next: AdFile) => {
      if (turn !== chosen.current) return;
      setFile(next);
      setError(next.error);
    };
    if (picked === undefined) return show(NO_FILE);
    if (picked.size > MAX_BYTES) return show({ ...NO_FILE, state: "refused", error: t("order.file.large") });
    show({ ...NO_FILE, state: "checking" });
    try {
      const [{ uploadAdCreative }] = await loadAdOrderServices();
      show({ state: "uploaded", creative: await uploadAdCreative(api, picked), error: null });
    } catch (error) {
      show({ ...NO_FILE, state: "refused", error: sentenceOf(error, t("order.file.failed"), "A file was not sent") });
    }
  };
  const refuse = (sentence: string) => {
    setFile({ ...NO_FILE, state: "refused" });
    setError(sentence);
  };
  return {
    file: { ...file, error: file.state === "refused" ? (error ?? t("order.file.failed")) : null },
    choose,
    refuse,
  };
}
