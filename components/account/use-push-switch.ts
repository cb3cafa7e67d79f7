import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { supportsPush } from "@/hooks/push/push-browser";
import { registerPush, unregisterPush } from "@/hooks/push/push-registration";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import type { PushSettings } from "@/utils/layout/page-layout";
import { PUSH_PROMPTED_KEY, PUSH_TOKEN_KEY } from "@/utils/push/push-rules";

const isRegistered = () => Notification.permission === "granted" && readStored("local", PUSH_TOKEN_KEY) !== null;

/**
 * The switch for push messages in this browser. Switching it on asks for permission if the visitor is undecided, and
 * registers the browser. Switching it off unregisters the browser.
 * @param settings undefined when push messages are not configured
 */
export function usePushSwitch(settings: PushSettings | undefined) {
  const api = useApi();
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [outcome, setOutcome] = useState<"saving" | "saved" | "blocked" | "failed" | null>(null);

  useEffect(() => {
    if (settings === undefined || !supportsPush()) return;
    setOffered(true);
    setOn(isRegistered());
    setBlocked(Notification.permission === "denied");
  }, [settings]);

  const turnOn = async (to: PushSettings): Promise<boolean> => {
    writeStored("local", PUSH_PROMPTED_KEY, String(Date.now()));
    return (await Notification.requestPermission()) === "granted" && (await registerPush(api, to));
  };
  const change = async (next: boolean) => {
    if (settings === undefined || outcome === "saving") return;
    setOutcome("saving");
    // The switch changes at once; the result is shown afterwards.
    setOn(next);
    try {
      const isDone = next ? await turnOn(settings) : await unregisterPush(api).then(() => true);
      const refusal = Notification.permission === "denied" ? "blocked" : null;
      setOutcome(isDone ? "saved" : refusal);
    } catch (error) {
      logFailure("Push messages could not be switched", error);
      setOutcome("failed");
    } finally {
      setOn(isRegistered());
    }
  };
  return {
    /** False until it is known whether this browser supports push messages. */
    isOffered,
    isOn,
    /** The browser blocked messages when the page opened: only its own settings can change that. */
    isBlocked,
    /** The result of the last change; null before the first change. `blocked`: the visitor has just refused. */
    outcome,
    change: (next: boolean) => void change(next),
  };
}
