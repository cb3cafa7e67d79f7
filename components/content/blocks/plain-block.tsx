import { CalloutBlock } from "@/components/content/blocks/callout-block";
import { CardsBlock } from "@/components/content/blocks/cards-block";
import { GalleryBlock } from "@/components/content/blocks/gallery-block";
import { MilestonesBlock } from "@/components/content/blocks/milestones-block";
import { PackTable } from "@/components/content/blocks/pack-table";
import { PeopleBlock } from "@/components/content/blocks/people-block";
import styles from "@/components/content/blocks/stats-block.module.css";
import { TableBlock } from "@/components/content/blocks/table-block";
import { ChartBlock } from "@/components/content/charts/chart-block";
import charts from "@/components/content/charts/chart-block.module.css";
import { DocumentList } from "@/components/ui/lists/document-list";
import { Steps } from "@/components/ui/lists/steps";
import type { ShownBlock } from "@/services/content/content-page.server";

/** The heading level for the cards of a block: it depends on whether the block has a heading. */
const levelUnder = ({ heading }: Pick<ShownBlock, "heading">) => (heading === undefined ? 2 : 3);

/** Blocks that need only their own data. */
type PlainBlockData = Exclude<
  ShownBlock,
  { type: "hero" | "text" | "questions" | "form" | "products" | "packs" | "slot" }
>;

/** The content of a block that needs only its own data. */
export function PlainBlock({ block }: { block: PlainBlockData }) {
  const level = levelUnder(block);
  switch (block.type) {
    case "cards":
      return <CardsBlock items={block.items} columns={block.columns} level={level} />;
    case "steps":
      return <Steps steps={block.items} level={level} />;
    case "table":
      return <TableBlock table={block} />;
    case "stats":
      return <StatsBlock items={block.items} />;
    case "timeline":
      return <MilestonesBlock items={block.items} level={level} />;
    case "people":
      return <PeopleBlock items={block.items} level={level} />;
    case "documents":
      return (
        <DocumentList
          columns={block.items.length > 1 ? 2 : 1}
          documents={block.items.map(({ file, format, ...item }) => ({ ...item, href: file, type: format }))}
        />
      );
    case "chart":
      return <ChartBlock chart={block} />;
    case "charts":
      return (
        <ul className={charts.side} data-count={block.items.length}>
          {block.items.map((item) => (
            <li key={item.caption}>
              <ChartBlock chart={item} />
            </li>
          ))}
        </ul>
      );
    case "gallery":
      return <GalleryBlock items={block.items} level={level} />;
    case "callout":
      return <CalloutBlock tone={block.tone} text={block.text} action={block.action} />;
    case "pack-table":
      return <PackTable table={block} />;
  }
}

type Stat = Extract<ShownBlock, { type: "stats" }>["items"][number];

/** Figures with more letters are smaller, so that a figure and its unit stay on one line. */
const MAX_LARGE_LETTERS = 10;

/** Large figures without a chart. */
function StatsBlock({ items }: { items: readonly Stat[] }) {
  const isLong = items.some(({ value }) => value.length > MAX_LARGE_LETTERS);
  return (
    <dl className={styles.stats} data-count={items.length} data-long={isLong || undefined}>
      {items.map(({ value, label, note }) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
