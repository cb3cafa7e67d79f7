import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { Callout } from "@/components/ui/sections/callout";
import { useTexts } from "@/hooks/ui/use-texts";

const tones = ["info", "success", "warning", "danger"] as const;

/** A callout in each tone. */
export function CalloutSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.callout")}>
      <div className={styles.pair}>
        {tones.map((tone) => (
          <Callout key={tone} tone={tone} title={t(`content.${tone}`)}>
            {t(`content.${tone}Text`)}
          </Callout>
        ))}
        <Callout>{t("content.infoText")}</Callout>
      </div>
    </Specimen>
  );
}
