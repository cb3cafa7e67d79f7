import card from "@/components/account/account.module.css";
import { Consent } from "@/components/account/consent";
import { usePushSwitch } from "@/components/account/use-push-switch";
import fields from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PushSettings } from "@/utils/layout/page-layout";

/** The switch for push messages in this browser. Nothing if they are not configured or the browser has none. */
export function PushSwitch({ settings }: { settings: PushSettings | undefined }) {
  const { t } = useTexts("account");
  const { isOffered, isOn, isBlocked, outcome, change } = usePushSwitch(settings);
  if (!isOffered) return null;
  const saved = isOn ? t("push.on") : t("push.off");
  return (
    <fieldset className={fields.fieldset}>
      <legend>{t("push.title")}</legend>
      <Consent
        label={t("push.label")}
        text={isBlocked ? t("push.blocked") : t("push.text")}
        checked={isOn}
        disabled={isBlocked && !isOn}
        onChange={change}
      />
      <p role="status" className={card.status} data-failed={outcome === "failed" || undefined}>
        {outcome === "saving" && t("push.saving")}
        {outcome === "saved" && saved}
        {outcome === "blocked" && t("push.blocked")}
        {outcome === "failed" && t("push.failed")}
      </p>
    </fieldset>
  );
}
