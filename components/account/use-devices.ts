import { useState } from "react";
import { useApi } from "@/context/api-context";
import { type AccountBlock, useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { type DeviceSession, listSessions, revokeSession } from "@/services/account/sessions-service";
import { logFailure } from "@/utils/browser/log-failure";

/** The session id of a device, or `others` for all devices except the user's own. */
export type DeviceChoice = string;
export const OTHER_DEVICES: DeviceChoice = "others";

interface Devices {
  block: AccountBlock<DeviceSession[]>;
  /** The device that the user must confirm to log out; null when no question is open. */
  asked: DeviceChoice | null;
  ask: (choice: DeviceChoice | null) => void;
  /** Logs out the confirmed devices. */
  confirm: () => Promise<void>;
  ending: boolean;
  /** The result of the last log-out. */
  outcome: "ended" | "failed" | null;
}

/** The devices on which the number is logged in; one, or all others, can be logged out (docs/threats.md#sessions). */
export function useDevices(initial: DeviceSession[] | null): Devices {
  const api = useApi();
  const isOver = useSessionEnd();
  const block = useAccountBlock(initial, listSessions);
  const [asked, setAsked] = useState<DeviceChoice | null>(null);
  const [ending, setEnding] = useState(false);
  const [outcome, setOutcome] = useState<Devices["outcome"]>(null);

  const ask = (choice: DeviceChoice | null) => {
    setAsked(choice);
    setOutcome(null);
  };
  const confirm = async () => {
    if (asked === null || ending) return;
    setEnding(true);
    setOutcome(null);
    try {
      await revokeSession(api, asked);
      const isLeft = ({ id, current }: DeviceSession) => current || (asked !== OTHER_DEVICES && id !== asked);
      block.keep((block.data ?? []).filter(isLeft));
      setAsked(null);
      setOutcome("ended");
    } catch (error) {
      if (isOver(error)) return;
      logFailure("A device could not be logged out", error);
      setOutcome("failed");
    } finally {
      setEnding(false);
    }
  };
  return { block, asked, ask, confirm, ending, outcome };
}
