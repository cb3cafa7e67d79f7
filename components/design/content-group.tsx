import type { ReactNode } from "react";
import { TableSpecimen } from "@/components/design/content/table-specimen";
import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { DocumentList } from "@/components/ui/lists/document-list";
import { Steps } from "@/components/ui/lists/steps";
import { Timeline } from "@/components/ui/lists/timeline";
import { Callout } from "@/components/ui/sections/callout";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";

const orderSteps = ["placed", "packed", "onTheWay", "delivered"] as const;
const CURRENT_STEP = 2;

/** The steps of an order. */
function TimelineSpecimen() {
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

const files = [
  { href: "/images/share.jpg", type: "JPG", bytes: 39_447, date: "2026-11-21" },
  { href: "/icons/app-512.png", type: "PNG", bytes: 8760, date: "2026-11-21" },
];

/** A list of files. */
function DocumentSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.documents")}>
      <DocumentList
        columns={2}
        documents={files.map((file, index) => ({
          ...file,
          title: t(index === 0 ? "content.document1" : "content.document2"),
        }))}
      />
    </Specimen>
  );
}

const tones = ["info", "success", "warning", "danger"] as const;

/** A callout in each tone. */
function CalloutSpecimen() {
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

/** A section of a page with its heading and a link to more. */
function SectionSpecimen() {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.section")}>
      <Section
        id="design-section"
        title={t("content.sectionTitle")}
        more={{ href: paths.home, label: t("content.sectionMore") }}
      >
        <p>{t("content.sectionText")}</p>
      </Section>
    </Specimen>
  );
}
