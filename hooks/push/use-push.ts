import { useEffect } from "react";
import { useApi } from "@/context/api-context";
import type { PushVisit } from "@/hooks/push/push-visit";
import { useTexts } from "@/hooks/ui/use-texts";
import { consentChoice, consentGiven, onConsent, subscribeConsent } from "@/utils/analytics/consent";
import { readStored } from "@/utils/browser/browser-storage";
import type { PushSettings } from "@/utils/layout/page-layout";
import { PUSH_TOKEN_KEY } from "@/utils/push/push-rules";

/**
 * The push messages of this visit, if they are configured and the visitor's consent is given or not needed. Otherwise
 * nothing is loaded. When the consent is withdrawn, the browser is unregistered.
 * @param settings of the page that is shown; a new object for every page
 */
export function usePush(settings: PushSettings | undefined): void {
  const api = useApi();
  const { t } = useTexts();

  useEffect(() => {
    if (settings === undefined) return;
    // A failure of push messages is not the visitor's problem: the page works without them.
    const withVisit = (run: (visit: PushVisit) => Promise<void>) =>
      void import("@/hooks/push/push-visit").then(({ pushVisit }) => run(pushVisit)).catch(() => undefined);
    let hasStarted = false;
    const begin = () => {
      hasStarted = true;
      withVisit((visit) => visit.see(api, settings, t("push.asking")));
    };
    // Also run on a later load: the server may not have answered when the consent was withdrawn.
    const end = () => {
      if (consentGiven("push") || consentChoice() === null) return;
      if (hasStarted || readStored("local", PUSH_TOKEN_KEY) !== null) withVisit((visit) => visit.withdraw(api));
      hasStarted = false;
    };
    end();
    const ends = [onConsent("push", begin), subscribeConsent(end)];
    return () => {
      for (const stop of ends) stop();
    };
  }, [api, settings, t]);
}
