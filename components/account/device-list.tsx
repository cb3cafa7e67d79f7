import { useEffect, useRef } from "react";
import styles from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { BlockQuestion } from "@/components/account/block-question";
import { type DeviceChoice, OTHER_DEVICES, useDevices } from "@/components/account/use-devices";
import { Button } from "@/components/ui/actions/button";
import { Badge } from "@/components/ui/values/badge";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeviceSession } from "@/services/account/sessions-service";
import { formatMoment } from "@/utils/dates/dates";
import { formatCount } from "@/utils/numbers/digits";

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this list draws. */
const outlines = {
  phone:
    "M176,16H80A24,24,0,0,0,56,40V216a24,24,0,0,0,24,24h96a24,24,0,0,0,24-24V40A24,24,0,0,0,176,16Zm8,200a8,8,0,0,1-8,8H80a8,8,0,0,1-8-8V40a8,8,0,0,1,8-8h96a8,8,0,0,1,8,8ZM140,60a12,12,0,1,1-12-12A12,12,0,0,1,140,60Z",
  computer:
    "M208,40H48A24,24,0,0,0,24,64V176a24,24,0,0,0,24,24h72v16H96a8,8,0,0,0,0,16h64a8,8,0,0,0,0-16H136V200h72a24,24,0,0,0,24-24V64A24,24,0,0,0,208,40Zm8,136a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V64a8,8,0,0,1,8-8H208a8,8,0,0,1,8,8Z",
};
const COMPUTERS = ["Windows", "macOS", "Linux"];

/** Where the number is logged in; every device but the one in the reader's hand can be logged out from here. */
export function DeviceList({ devices }: { devices: DeviceSession[] | null }) {
  const { t, language } = useTexts("account");
  const { block, asked, ask, confirm, ending, outcome } = useDevices(devices);
  const status = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The clicked button was removed with its device.
  useEffect(() => {
    if (outcome === "ended") status.current?.focus();
  }, [outcome]);
  const { data } = block;
  const nameOf = ({ platform, browser }: DeviceSession) =>
    [platform, browser].filter(Boolean).join(" · ") || t("devices.unknown");
  const others = data?.filter(({ current }) => !current).length ?? 0;
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
  return (
    <BlockCard id="devices" title={t("devices.title")}>
      {data === null ? (
        <BlockFailure text={t("failure.devices")} title={t("devices.title")} block={block} />
      ) : (
        <>
          {others > 0 && <p className={styles.quiet}>{t("devices.text")}</p>}
          <ul className={styles.rows}>
            {data.map((device) => (
              <li key={device.id} className={styles.device}>
                <Outline path={COMPUTERS.includes(device.platform) ? outlines.computer : outlines.phone} size={28} />
                <div className={styles.rowText}>
                  <h3>
                    {nameOf(device)} {device.current && <Badge tone="success">{t("devices.current")}</Badge>}
                  </h3>
                  <p className={styles.quiet}>
                    {t("devices.seen", { date: formatMoment(device.lastSeen, language) })}
                    <br />
                    {t("devices.since", { date: formatMoment(device.since, language) })}
                    {device.channelName && ` · ${t("devices.channel", { channel: device.channelName })}`}
                  </p>
                </div>
                {!device.current && (
                  <Button
                    variant="outline"
                    size="sm"
                    className={styles.touch}
                    aria-label={t("devices.endName", { name: nameOf(device) })}
                    aria-expanded={asked === device.id}
                    onClick={(event) => askFrom(event.currentTarget, device.id)}
                  >
                    {t("devices.end")}
                  </Button>
                )}
                {asked === device.id && (
                  <BlockQuestion {...question} text={t("devices.askOne", { name: nameOf(device) })} />
                )}
              </li>
            ))}
          </ul>
          {others > 0 && (
            <Button
              variant="outline"
              className={styles.start}
              aria-expanded={asked === OTHER_DEVICES}
              onClick={(event) => askFrom(event.currentTarget, OTHER_DEVICES)}
            >
              {t("devices.endOthers")}
            </Button>
          )}
          {asked === OTHER_DEVICES && (
            <BlockQuestion
              {...question}
              text={t("devices.askOthers", { count: others, number: formatCount(others, language) })}
            />
          )}
          <p ref={status} tabIndex={-1} role="status" className={styles.status}>
            {outcome === "ended" && t("devices.ended")}
          </p>
        </>
      )}
    </BlockCard>
  );
}
