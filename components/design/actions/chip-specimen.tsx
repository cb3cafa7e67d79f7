import { useState } from "react";
import { Specimen } from "@/components/design/specimen";
import { RemovalChip, ToggleChip } from "@/components/ui/values/chip";
import chips from "@/components/ui/values/chip.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

/** Chips that can be switched on and off, and one that removes a choice. */
export function ChipSpecimen() {
  const { t } = useTexts("design");
  const [pressed, setPressed] = useState(true);
  const [other, setOther] = useState(false);
  return (
    <Specimen title={t("actions.chip")}>
      <div className={chips.chips}>
        <ToggleChip label={t("actions.chipName")} pressed={pressed} onToggle={() => setPressed(!pressed)} />
        <ToggleChip label={t("actions.chipOther")} pressed={other} onToggle={() => setOther(!other)} />
        <ToggleChip label={t("states.disabled")} pressed={false} disabled onToggle={() => undefined} />
        <RemovalChip
          href={paths.phones}
          label={t("badges.soft")}
          name={t("actions.chipRemove", { label: t("badges.soft") })}
        />
      </div>
    </Specimen>
  );
}
