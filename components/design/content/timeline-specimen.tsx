import { Specimen } from "@/components/design/specimen";
import { Timeline } from "@/components/ui/lists/timeline";
import { useTexts } from "@/hooks/ui/use-texts";

const orderSteps = ["placed", "packed", "onTheWay", "delivered"] as const;
const CURRENT_STEP = 2;

/** The steps of an order. */
export function TimelineSpecimen() {
  const { t } = useTexts("design");
  const when = (index: number) => (index < CURRENT_STEP ? "past" : index === CURRENT_STEP ? "current" : "future");
  return (
    <Specimen title={t("content.timeline")}>
      <Timeline
        label={t("content.timelineLabel")}
        events={orderSteps.map((step, index) => ({
          key: step,
          label: t(`content.${step}`),
          when: when(index),
          note: t(`content.${when(index)}`),
        }))}
      />
    </Specimen>
  );
}
