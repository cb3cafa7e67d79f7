import { OutsideLink } from "@/components/layout/header/menu-link";
import styles from "@/components/layout/header/mobile-menu.module.css";
import { LanguageLink } from "@/components/layout/language-link";
import { SegmentedChoice } from "@/components/ui/forms/segmented-choice";
import { chooseColours, useColourMode } from "@/hooks/layout/use-colour-mode";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";

/** The choice of light, dark or the device's setting. It is in the menu, which is not shown without script. */
function ColourChoice() {
  const { t } = useTexts();
  const { choice } = useColourMode();
  const options = (["system", "light", "dark"] as const).map((value) => ({ value, label: t(`colourMode.${value}`) }));
  return <SegmentedChoice legend={t("colourMode.legend")} options={options} chosen={choice} onChoose={chooseColours} />;
}

/** The bottom of the menu: colour mode, language and the app. */
export function MenuFoot({ layout }: { layout: LayoutData }) {
  const { t } = useTexts();
  return (
    <div className={styles.foot}>
      <ColourChoice />
      <div className={styles.footLinks}>
        <LanguageLink className={styles.language} />
        <OutsideLink href={layout.outside.myGpStore} className={styles.app}>
          {t("header.getApp", { brand: layout.brand })}
        </OutsideLink>
      </div>
    </div>
  );
}
