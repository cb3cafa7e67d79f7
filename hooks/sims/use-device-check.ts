import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useLatestRequest } from "@/hooks/ui/use-latest-request";
import { ApiError } from "@/services/api/api-error";
import { checkDevice, type Device } from "@/services/sims/esim-service";
import { logFailure } from "@/utils/browser/log-failure";

interface DeviceCheckState {
  state: "idle" | "needed" | "checking" | "known" | "unknown" | "wrongImei" | "failed";
  device: Device | null;
  /** Similar names that the user may have meant. */
  similar: readonly string[];
  check(text: string): void;
}

/** Looks up what a phone supports. The answer to an outdated request is dropped. */
export function useDeviceCheck(onChecked?: (typed: string, device: Device | null) => void): DeviceCheckState {
  const api = useApi();
  const [found, setFound] = useState<Omit<DeviceCheckState, "check">>({ state: "idle", device: null, similar: [] });
  const newRequest = useLatestRequest();

  const lookUp = async (text: string) => {
    const isNewest = newRequest();
    setFound({ state: "checking", device: null, similar: [] });
    try {
      const { device, similar } = await checkDevice(api, text);
      if (!isNewest()) return;
      setFound({ state: device === null ? "unknown" : "known", device, similar });
      onChecked?.(text, device);
    } catch (error) {
      if (!isNewest()) return;
      const isWrong = error instanceof ApiError && error.code === "imei-wrong";
      if (!isWrong) logFailure("A phone could not be looked up", error);
      setFound({ state: isWrong ? "wrongImei" : "failed", device: null, similar: [] });
    }
  };
  return {
    ...found,
    check(text) {
      if (text.trim() === "") setFound({ state: "needed", device: null, similar: [] });
      else void lookUp(text.trim());
    },
  };
}
