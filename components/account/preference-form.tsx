import { useId } from "react";
import card from "@/components/account/account.module.css";
import { BlockCard, BlockFailure } from "@/components/account/account-block";
import styles from "@/components/account/preference-form.module.css";
import { Button } from "@/components/ui/button";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import { usePreferences } from "@/hooks/use-preferences";
import { useTexts } from "@/hooks/use-texts";
import type { Preferences } from "@/services/preferences-service";

/** What the number chose: language, colours, messages. Each choice is kept at once, on the server. */
export function PreferenceForm({ preferences }: { preferences: Preferences | null }) {
  const { t } = useTexts("account");
  const { block, shown, choose, outcome, again } = usePreferences(preferences);
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
          <SegmentedChoice
            legend={t("preferences.mode")}
            options={[
              { value: "light", label: t("preferences.light") },
              { value: "dark", label: t("preferences.dark") },
            ]}
            chosen={shown.colourMode}
            onChoose={(colourMode) => choose({ colourMode })}
          />
          <fieldset className={styles.fieldset}>
            <legend>{t("preferences.messages")}</legend>
            <Consent
              label={t("preferences.orderMessages")}
              text={t("preferences.orderMessagesText")}
              given={shown.orderMessages}
              onChange={(orderMessages) => choose({ orderMessages })}
            />
            <Consent
              label={t("preferences.offerMessages")}
              text={t("preferences.offerMessagesText")}
              given={shown.offerMessages}
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
    </BlockCard>
  );
}

interface ConsentProps {
  label: string;
  text: string;
  given: boolean;
  onChange: (given: boolean) => void;
}

function Consent({ label, text, given, onChange }: ConsentProps) {
  const id = useId();
  return (
    <div className={styles.consent}>
      <input
        type="checkbox"
        id={id}
        checked={given}
        aria-describedby={`${id}-text`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-text`} className={card.quiet}>
        {text}
      </p>
    </div>
  );
}
