import type { ReactNode } from "react";
import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { DataTable } from "@/components/ui/lists/data-table";
import { DocumentList } from "@/components/ui/lists/document-list";
import { Steps } from "@/components/ui/lists/steps";
import { Timeline } from "@/components/ui/lists/timeline";
import { Callout } from "@/components/ui/sections/callout";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatCapacity } from "@/utils/numbers/capacity";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";

const packs = [
  { name: "week", gigabytes: 5, days: 7, poisha: 9900 },
  { name: "month", gigabytes: 30, days: 30, poisha: 49_900 },
  { name: "family", gigabytes: 75, days: 30, poisha: 89_900 },
] as const;

/** A table of figures. */
function TableSpecimen() {
  const { t, language } = useTexts("design");
  return (
    <Specimen title={t("content.table")}>
      <DataTable
        caption={t("content.tableCaption")}
        columns={[
          { key: "pack", label: t("content.pack") },
          { key: "data", label: t("content.data"), align: "end" },
          { key: "days", label: t("content.days"), align: "end" },
          { key: "price", label: t("content.price"), align: "end" },
        ]}
        rows={packs.map(({ name, gigabytes, days, poisha }) => ({
          key: name,
          cells: {
            pack: t(`content.packs.${name}`),
            data: formatCapacity(gigabytes, language),
            days: formatNumber(days, language),
            price: formatMoney(poisha, language),
          },
        }))}
      />
    </Specimen>
  );
}

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
