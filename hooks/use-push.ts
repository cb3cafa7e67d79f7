import { useEffect } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/use-texts";
import { readStored, removeStored } from "@/utils/browser-storage";
import { consentChoice, consentGiven, onConsent, subscribeConsent } from "@/utils/consent";
import type { PushSettings } from "@/utils/page-shell";
import { PUSH_OFF_KEY, PUSH_TOKEN_KEY } from "@/utils/push-rules";

/**
 * Push messages of this visit, where they are configured and the visitor's consent is given or not asked for; nowhere
 * else is anything loaded. A withdrawn consent takes the browser off the list.
 * @param settings of the page that is shown; another object with every page
 */
export function usePush(settings: PushSettings | undefined): void {
  const api = useApi();
  const { t } = useTexts();

  useEffect(() => {
    if (settings === undefined) return;
    // Messages are no part of what was asked for: without them the page is whole.
    const begin = () =>
      void import("@/hooks/push-visit")
        .then(({ pushVisit }) => pushVisit.see(api, settings, t("push.asking")))
        .catch(() => undefined);
    const end = () => {
      if (consentGiven("push") || consentChoice() === null || readStored("local", PUSH_TOKEN_KEY) === null) return;
      void import("@/hooks/push-registration")
        .then(({ unregisterPush }) => unregisterPush(api))
        // The consent decides from now on, not the switch.
        .then(() => removeStored("local", PUSH_OFF_KEY))
        .catch(() => undefined);
    };
    const ends = [onConsent("push", begin), subscribeConsent(end)];
    return () => {
      for (const stop of ends) stop();
    };
  }, [api, settings, t]);
}
