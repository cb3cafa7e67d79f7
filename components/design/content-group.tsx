import type { ReactNode } from "react";
import { CalloutSpecimen } from "@/components/design/content/callout-specimen";
import { DocumentSpecimen } from "@/components/design/content/document-specimen";
import { type DesignPictures, MediaSpecimen } from "@/components/design/content/media-specimen";
import { SectionSpecimen } from "@/components/design/content/section-specimen";
import { StatSpecimen } from "@/components/design/content/stat-specimen";
import { TableSpecimen } from "@/components/design/content/table-specimen";
import { TimelineSpecimen } from "@/components/design/content/timeline-specimen";
import { Group, Specimen } from "@/components/design/specimen";
import { Steps } from "@/components/ui/lists/steps";
import { useTexts } from "@/hooks/ui/use-texts";

interface ContentGroupProps {
  hero: ReactNode;
  pictures: DesignPictures;
}

/** The parts of content pages: texts, figures and pictures. */
export function ContentGroup({ hero, pictures }: ContentGroupProps) {
  const { t } = useTexts("design");
  return (
    <Group id="content-parts" title={t("groups.content")}>
      <Specimen title={t("content.hero")}>{hero}</Specimen>
      <SectionSpecimen />
      <MediaSpecimen pictures={pictures} />
      <Specimen title={t("content.steps")}>
        <Steps
          steps={([1, 2, 3] as const).map((number) => ({
            title: t(`content.step${number}`),
            text: t(`content.step${number}Text`),
          }))}
        />
      </Specimen>
      <StatSpecimen />
      <DocumentSpecimen />
      <CalloutSpecimen />
      <TableSpecimen />
      <TimelineSpecimen />
    </Group>
  );
}
