import { useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { BlockQuestion } from "@/components/account/block-question";
import { DeviceRow } from "@/components/account/device-row";
import { type DeviceChoice, OTHER_DEVICES, useDevices } from "@/components/account/use-devices";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeviceSession } from "@/services/account/sessions-service";

/** The number's devices, and the question before one or all others are logged out. The focus moves with it. */
function useDeviceQuestion(devices: DeviceSession[] | null) {
  const { t } = useTexts("account");
  const { block, pending, choose, confirm, state } = useDevices(devices);
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The clicked button was removed with its device.
  useEffect(() => {
    if (state === "done") status.current?.focus();
  }, [state]);
  const openQuestion = (button: HTMLButtonElement, choice: DeviceChoice) => {
    opener.current = button;
    choose(choice);
  };
  const cancel = () => {
    choose(null);
    opener.current?.focus();
  };
  const question = {
    confirm: t(state === "busy" ? "devices.ending" : "devices.confirm"),
    cancel: t("devices.cancel"),
    busy: state === "busy",
    failure: state === "failed" ? t("devices.failed") : undefined,
    onConfirm: confirm,
    onCancel: cancel,
  };
  return { block, pending, state, status, question, openQuestion };
}

interface DeviceListProps {
  devices: DeviceSession[] | null;
  /** True to open the account menu, with its log-out, from the device in use. */
  hasAccountButton: boolean;
}

/** The devices on which the number is logged in. Each of them, except the one in use, can be logged out here. */
export function DeviceList({ devices, hasAccountButton }: DeviceListProps) {
  const { t } = useTexts("account");
  const { block, pending, state, status, question, openQuestion } = useDeviceQuestion(devices);
  const { data } = block;
  const others = data?.filter(({ current }) => !current).length ?? 0;
  return (
    <BlockCard id="devices" title={t("devices.title")}>
      {data === null ? (
        <BlockFailure text={t("failure.devices")} title={t("devices.title")} block={block} />
      ) : (
        <>
          {others > 0 && <p className={page.quiet}>{t("devices.text")}</p>}
          <ul className={styles.rows}>
            {data.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                hasAccountButton={hasAccountButton}
                isQuestionOpen={pending === device.id}
                question={question}
                onAsk={(button) => openQuestion(button, device.id)}
              />
            ))}
          </ul>
          {others > 0 && (
            <Button
              variant="outline"
              className={styles.start}
              aria-expanded={pending === OTHER_DEVICES}
              onClick={(event) => openQuestion(event.currentTarget, OTHER_DEVICES)}
            >
              {t("devices.endOthers")}
            </Button>
          )}
          {pending === OTHER_DEVICES && (
            <BlockQuestion {...question} text={t("devices.askOthers", { count: others })} />
          )}
          <p ref={status} tabIndex={-1} role="status" className={styles.status}>
            {state === "done" && t("devices.ended")}
          </p>
        </>
      )}
    </BlockCard>
  );
}
