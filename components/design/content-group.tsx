import type { ReactNode } from "react";
import { CalloutSpecimen } from "@/components/design/content/callout-specimen";
import { DocumentSpecimen } from "@/components/design/content/document-specimen";
import { SectionSpecimen } from "@/components/design/content/section-specimen";
import { TableSpecimen } from "@/components/design/content/table-specimen";
import { TimelineSpecimen } from "@/components/design/content/timeline-specimen";
import { Group, Specimen } from "@/components/design/specimen";
import { Steps } from "@/components/ui/lists/steps";
import { useTexts } from "@/hooks/ui/use-texts";

/** The parts of content pages: texts, figures and pictures. */
export function ContentGroup({ hero }: { hero: ReactNode }) {
  const { t } = useTexts("design");
  return (
    <Group id="content-parts" title={t("groups.content")}>
      <Specimen title={t("content.hero")}>{hero}</Specimen>
      <SectionSpecimen />
      <Specimen title={t("content.steps")}>
        <Steps
          steps={([1, 2, 3] as const).map((number) => ({
            title: t(`content.step${number}`),
            text: t(`content.step${number}Text`),
          }))}
        />
      </Specimen>
      <DocumentSpecimen />
      <CalloutSpecimen />
      <TableSpecimen />
      <TimelineSpecimen />
    </Group>
  );
}
