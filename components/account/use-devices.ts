import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useAccountBlock, useSessionEnd } from "@/hooks/account/use-account-block";
import { useAction } from "@/hooks/ui/use-action";
import { type DeviceSession, listSessions, revokeSession } from "@/services/account/sessions-service";

/** The session id of a device, or `others` for all devices except the user's own. */
export type DeviceChoice = string;
export const OTHER_DEVICES: DeviceChoice = "others";

/** The devices on which the number is logged in; one, or all others, can be logged out (docs/threats.md#sessions). */
export function useDevices(initial: DeviceSession[] | null) {
  const api = useApi();
  const block = useAccountBlock(initial, listSessions);
  const [pending, setPending] = useState<DeviceChoice | null>(null);
  const { state, run, reset } = useAction(
    "A device could not be logged out",
    async (choice: DeviceChoice) => {
      await revokeSession(api, choice);
      const isLeft = ({ id, current }: DeviceSession) => current || (choice !== OTHER_DEVICES && id !== choice);
      block.setData((block.data ?? []).filter(isLeft));
      setPending(null);
    },
    useSessionEnd(),
  );
  const choose = (choice: DeviceChoice | null) => {
    setPending(choice);
    reset();
  };
  const confirm = async () => {
    if (pending !== null) await run(pending);
  };
  return {
    block,
    /** The device that the user must confirm to log out; null when no question is open. */
    pending,
    choose,
    /** Logs out the confirmed devices. */
    confirm,
    /** The state of the last log-out. */
    state,
  };
}
