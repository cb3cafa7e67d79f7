import card from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import { Consent } from "@/components/account/consent";
import { PushSwitch } from "@/components/account/push-switch";
import { usePreferences } from "@/components/account/use-preferences";
import { ColourChoice } from "@/components/layout/colour-choice";
import { Button } from "@/components/ui/actions/button";
import fields from "@/components/ui/forms/plain-field.module.css";
import { SegmentedChoice } from "@/components/ui/forms/segmented-choice";
import { chooseColours } from "@/hooks/layout/use-colour-mode";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Preferences } from "@/services/account/preferences-service";
import type { ColourChoice as Choice } from "@/utils/layout/colour-cookie";
import type { PushSettings } from "@/utils/layout/page-layout";

interface PreferenceFormProps {
  preferences: Preferences | null;
  /** Left out where push messages are not configured. */
  push?: PushSettings | undefined;
}

/** The preferences of the number: language, colours, messages. Each change is saved on the server at once. */
export function PreferenceForm({ preferences, push }: PreferenceFormProps) {
  const { t } = useTexts("account");
  const { block, shown, choose, outcome, again } = usePreferences(preferences);
  const chooseMode = (mode: Choice) => {
    chooseColours(mode);
    // System is a choice of this browser. The preference of the number is light or dark (docs/login.md).
    if (mode !== "system") choose({ colourMode: mode });
  };
  return (
    <BlockCard id="preferences" title={t("preferences.title")}>
      {block.data === null ? (
        <BlockFailure text={t("failure.preferences")} title={t("preferences.title")} block={block} />
      ) : (
        <>
          <SegmentedChoice
            legend={t("preferences.language")}
            options={[
              { value: "en", label: t("preferences.en"), lang: "en" },
              { value: "bn", label: t("preferences.bn"), lang: "bn" },
            ]}
            chosen={shown.language}
            onChoose={(language) => choose({ language })}
          />
          <ColourChoice onChoose={chooseMode} />
          <fieldset className={fields.fieldset}>
            <legend>{t("preferences.messages")}</legend>
            <Consent
              label={t("preferences.orderMessages")}
              text={t("preferences.orderMessagesText")}
              checked={shown.orderMessages}
              onChange={(orderMessages) => choose({ orderMessages })}
            />
            <Consent
              label={t("preferences.offerMessages")}
              text={t("preferences.offerMessagesText")}
              checked={shown.offerMessages}
              onChange={(offerMessages) => choose({ offerMessages })}
            />
          </fieldset>
          <p role="status" className={card.status} data-failed={outcome === "failed" || undefined}>
            {outcome !== null && t(`preferences.${outcome}`)}
          </p>
          {outcome === "failed" && (
            <Button variant="outline" className={card.start} onClick={again}>
              {t("preferences.again")}
            </Button>
          )}
        </>
      )}
      <PushSwitch settings={push} />
    </BlockCard>
  );
}
