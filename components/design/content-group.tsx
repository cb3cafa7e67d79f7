import type { ReactNode } from "react";
import styles from "@/components/design/design.module.css";
import { Group, Specimen } from "@/components/design/specimen";
import { ButtonLink } from "@/components/ui/actions/button";
import { DataTable } from "@/components/ui/lists/data-table";
import { DocumentList } from "@/components/ui/lists/document-list";
import { StatRow, StatTile } from "@/components/ui/lists/stat-row";
import { Steps } from "@/components/ui/lists/steps";
import { Timeline } from "@/components/ui/lists/timeline";
import { Callout } from "@/components/ui/sections/callout";
import { FeatureGrid } from "@/components/ui/sections/feature-grid";
import { MediaBand } from "@/components/ui/sections/media-band";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { formatCapacity } from "@/utils/numbers/capacity";
import { formatCount, toBengaliDigits } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

const tones = ["info", "success", "warning", "danger"] as const;
const packs = [
  { name: "week", gigabytes: 5, days: 7, poisha: 9900 },
  { name: "month", gigabytes: 30, days: 30, poisha: 49_900 },
  { name: "family", gigabytes: 75, days: 30, poisha: 89_900 },
] as const;
const orderSteps = ["placed", "packed", "onTheWay", "delivered"] as const;
const CURRENT_STEP = 2;
const files = [
  { href: "/images/share.jpg", type: "JPG", bytes: 39_447, date: "2026-11-21" },
  { href: "/icons/app-512.png", type: "PNG", bytes: 8760, date: "2026-11-21" },
];

interface ContentGroupProps {
  hero: ReactNode;
  pictures: { first: ShownPicture; second: ShownPicture };
}

/** What pages of words, figures and pictures are made from. */
export function ContentGroup({ hero, pictures }: ContentGroupProps) {
  const { t, language } = useTexts("design");
  const figure = (text: string) => (language === "bn" ? toBengaliDigits(text) : text);
  const when = (index: number) => (index < CURRENT_STEP ? "past" : index === CURRENT_STEP ? "current" : "future");
  return (
    <Group id="content-parts" title={t("groups.content")}>
      <Specimen title={t("content.hero")}>{hero}</Specimen>
      <Specimen title={t("content.section")}>
        <Section
          id="design-section"
          title={t("content.features")}
          more={{ href: paths.home, label: t("content.sectionMore") }}
        >
          <FeatureGrid
            features={[
              { title: t("content.feature1"), text: t("content.feature1Text"), drawing: "/icons/five-g.svg" },
              { title: t("content.feature2"), text: t("content.feature2Text"), drawing: "/icons/delivery.svg" },
              {
                title: t("content.feature3"),
                text: t("content.feature3Text"),
                drawing: "/icons/warranty.svg",
                href: paths.phones,
              },
            ]}
          />
        </Section>
      </Specimen>
      <Specimen title={t("content.media")}>
        <div className={styles.stack}>
          <MediaBand
            id="design-media"
            title={t("content.mediaTitle")}
            text={t("content.mediaText")}
            picture={pictures.first}
          >
            <ButtonLink href={paths.phones} locale={false}>
              {t("content.mediaAction")}
            </ButtonLink>
          </MediaBand>
          <MediaBand
            id="design-media-hero"
            title={t("content.feature1")}
            text={t("content.feature1Text")}
            picture={pictures.second}
            side="start"
            tone="hero"
          >
            <ButtonLink href={paths.phones} locale={false} variant="onHero">
              {t("content.mediaAction")}
            </ButtonLink>
          </MediaBand>
        </div>
      </Specimen>
      <Specimen title={t("content.steps")}>
        <Steps
          steps={([1, 2, 3] as const).map((number) => ({
            title: t(`content.step${number}`),
            text: t(`content.step${number}Text`),
          }))}
        />
      </Specimen>
      <Specimen title={t("content.stats")}>
        <StatRow>
          <StatTile value={formatCount(64, language)} label={t("content.stat1")} />
          <StatTile
            value={language === "bn" ? "৮.৪" : "84"}
            unit={t("content.stat2Unit")}
            label={t("content.stat2")}
            change={{ text: t("content.stat2Change"), trend: "up" }}
          />
          <StatTile value={figure("7.9")} unit={language === "bn" ? "জিবি" : "GB"} label={t("content.stat3")} />
          <StatTile
            value={figure("1.2%")}
            label={t("content.stat4")}
            change={{ text: t("content.stat4Change"), trend: "level" }}
          />
        </StatRow>
      </Specimen>
      <Specimen title={t("content.documents")}>
        <DocumentList
          columns={2}
          documents={files.map((file, index) => ({
            ...file,
            title: t(index === 0 ? "content.document1" : "content.document2"),
          }))}
        />
      </Specimen>
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
              days: formatCount(days, language),
              price: formatMoney(poisha, language),
            },
          }))}
        />
      </Specimen>
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
    </Group>
  );
}
