import { useState } from "react";
import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { ChoiceCard } from "@/components/ui/forms/choice-card";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";

/** Poisha. */
const FEES = { regular: 6000, express: 12_000 } as const;

/** Cards, of which one can be chosen. */
export function ChoiceSpecimen() {
  const { t, language } = useTexts("design");
  const [way, setWay] = useState("regular");
  return (
    <Specimen title={t("forms.choices")}>
      <fieldset className={styles.choices}>
        <legend>{t("forms.delivery")}</legend>
        {(["regular", "express"] as const).map((value) => (
          <ChoiceCard
            key={value}
            name="design-way"
            value={value}
            checked={way === value}
            title={t(`forms.${value}`)}
            aside={formatMoney(FEES[value], language)}
            onChoose={() => setWay(value)}
          >
            {t(`forms.${value}Note`)}
          </ChoiceCard>
        ))}
        <ChoiceCard
          name="design-way"
          value="off"
          checked={false}
          disabled
          title={t("forms.express")}
          onChoose={() => undefined}
        >
          {t("forms.expressOff")}
        </ChoiceCard>
      </fieldset>
    </Specimen>
  );
}
