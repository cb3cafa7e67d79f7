import { useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { mayHavePush } from "@/hooks/push/push-browser";
import { loadPushProvider, registerPush, unregisterPush } from "@/hooks/push/push-registration";
import { PUSH_ASKED_KEY, PUSH_TOKEN_KEY } from "@/utils/analytics/push-rules";
import { readStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import type { PushSettings } from "@/utils/layout/page-layout";

interface PushSwitch {
  /** False until it is known that this browser has push messages. */
  isOffered: boolean;
  isOn: boolean;
  /** The browser refuses: only its own settings can change that. */
  isBlocked: boolean;
  /** The result of the last change; null before one. */
  outcome: "saving" | "saved" | "failed" | null;
  change: (wanted: boolean) => void;
}

const isRegistered = () => Notification.permission === "granted" && readStored("local", PUSH_TOKEN_KEY) !== null;

/**
 * The switch for push messages in this browser. Switched on, it asks for permission if that is undecided, and
 * registers; switched off, it unregisters the browser.
 * @param settings undefined where push messages are not configured
 */
export function usePushSwitch(settings: PushSettings | undefined, load = loadPushProvider): PushSwitch {
  const api = useApi();
  const [isOffered, setOffered] = useState(false);
  const [isOn, setOn] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const [outcome, setOutcome] = useState<PushSwitch["outcome"]>(null);

  useEffect(() => {
    if (settings === undefined || !mayHavePush()) return;
    setOffered(true);
    setOn(isRegistered());
    setBlocked(Notification.permission === "denied");
  }, [settings]);

  const turnOn = async (to: PushSettings): Promise<boolean> => {
    writeStored("local", PUSH_ASKED_KEY, String(Date.now()));
    const permission = await Notification.requestPermission();
    setBlocked(permission === "denied");
    return permission === "granted" && (await registerPush(api, to, load));
  };
  const change = async (wanted: boolean) => {
    if (settings === undefined || outcome === "saving") return;
    setOutcome("saving");
    // Shown at once; the result is shown after.
    setOn(wanted);
    try {
      const isDone = wanted ? await turnOn(settings) : await unregisterPush(api).then(() => true);
      setOutcome(isDone ? "saved" : null);
    } catch (error) {
      logFailure("Push messages could not be switched", error);
      setOutcome("failed");
    } finally {
      setOn(isRegistered());
    }
  };
  return { isOffered, isOn, isBlocked, outcome, change: (wanted) => void change(wanted) };
}
