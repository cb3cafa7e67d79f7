import styles from "@/components/account/account.module.css";
import { BlockQuestion, type BlockQuestionProps } from "@/components/account/block-question";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Badge } from "@/components/ui/values/badge";
import { Outline } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { DeviceSession } from "@/services/account/sessions-service";
import { formatMoment } from "@/utils/dates/dates";
import { requestLogin } from "@/utils/login/login-request";

/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) that only this list draws. */
const outlines = {
  phone:
    "M176 16H80a24 24 0 0 0-24 24v176a24 24 0 0 0 24 24h96a24 24 0 0 0 24-24V40a24 24 0 0 0-24-24m8 200a8 8 0 0 1-8 8H80a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8h96a8 8 0 0 1 8 8ZM140 60a12 12 0 1 1-12-12 12 12 0 0 1 12 12",
  computer:
    "M208 40H48a24 24 0 0 0-24 24v112a24 24 0 0 0 24 24h72v16H96a8 8 0 0 0 0 16h64a8 8 0 0 0 0-16h-24v-16h72a24 24 0 0 0 24-24V64a24 24 0 0 0-24-24m8 136a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V64a8 8 0 0 1 8-8h160a8 8 0 0 1 8 8Z",
};
const COMPUTERS = ["Windows", "macOS", "Linux"];

interface DeviceRowProps {
  device: DeviceSession;
  hasAccountButton: boolean;
  /** True while the question before a log-out is open. */
  isQuestionOpen: boolean;
  question: Omit<BlockQuestionProps, "text">;
  onAsk: (button: HTMLButtonElement) => void;
}

/** A device with its last use and its log-in, and the button that logs it out. */
export function DeviceRow({ device, hasAccountButton, isQuestionOpen, question, onAsk }: DeviceRowProps) {
  const { t: common } = useTexts();
  const { t, language } = useTexts("account");
  const { platform, browser, channelName } = device;
  const name = [platform, browser].filter(Boolean).join(" · ") || t("devices.unknown");
  return (
    <li className={styles.device}>
      <Outline path={COMPUTERS.includes(platform) ? outlines.computer : outlines.phone} size={28} />
      <div className={styles.rowText}>
        <h3>
          {name} {device.current && <Badge tone="success">{t("devices.current")}</Badge>}
        </h3>
        <p className={page.quiet}>
          {t("devices.seen", { date: formatMoment(device.lastSeen, language) })}
          <br />
          {t("devices.since", { date: formatMoment(device.since, language) })}
          {channelName && ` · ${t("devices.channel", { channel: channelName })}`}
        </p>
      </div>
      {device.current && hasAccountButton && (
        <Button
          variant="outline"
          size="sm"
          className={styles.touch}
          aria-haspopup="dialog"
          onClick={(event) => requestLogin(event.currentTarget)}
        >
          {common("header.account")}
        </Button>
      )}
      {!device.current && (
        <Button
          variant="outline"
          size="sm"
          className={styles.touch}
          aria-label={t("devices.endName", { name: name })}
          aria-expanded={isQuestionOpen}
          onClick={(event) => onAsk(event.currentTarget)}
        >
          {t("devices.end")}
        </Button>
      )}
      {isQuestionOpen && <BlockQuestion {...question} text={t("devices.askOne", { name: name })} />}
    </li>
  );
}
