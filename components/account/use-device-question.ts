import { useEffect, useRef } from "react";
import { type DeviceChoice, useDevices } from "@/components/account/use-devices";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeviceSession } from "@/services/account/sessions-service";

/** The number's devices, and the question before one or all others are logged out. The focus moves with it. */
export function useDeviceQuestion(devices: DeviceSession[] | null) {
  const { t } = useTexts("account");
  const { block, asked, ask, confirm, ending, outcome } = useDevices(devices);
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The clicked button was removed with its device.
  useEffect(() => {
    if (outcome === "ended") status.current?.focus();
  }, [outcome]);
  const askFrom = (button: HTMLButtonElement, choice: DeviceChoice) => {
    opener.current = button;
    ask(choice);
  };
  const cancel = () => {
    ask(null);
    opener.current?.focus();
  };
  const question = {
    confirm: t(ending ? "devices.ending" : "devices.confirm"),
    cancel: t("devices.cancel"),
    busy: ending,
    failure: outcome === "failed" ? t("devices.failed") : undefined,
    onConfirm: confirm,
    onCancel: cancel,
  };
  return { block, asked, outcome, status, question, askFrom };
}
