import { SegmentedChoice } from "@/components/ui/forms/segmented-choice";
import { useColourMode } from "@/hooks/layout/use-colour-mode";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ColourChoice as Choice } from "@/utils/layout/colour-cookie";

/** The choice of light, dark or the device's setting. It needs a script. */
export function ColourChoice({ onChoose }: { onChoose: (choice: Choice) => void }) {
  const { t } = useTexts();
  const { choice } = useColourMode();
  const options = (["system", "light", "dark"] as const).map((value) => ({ value, label: t(`colourMode.${value}`) }));
  return <SegmentedChoice legend={t("colourMode.legend")} options={options} chosen={choice} onChoose={onChoose} />;
}
