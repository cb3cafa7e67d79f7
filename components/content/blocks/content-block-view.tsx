import { BlockFrame } from "@/components/content/blocks/block-frame";
import { CalloutBlock } from "@/components/content/blocks/callout-block";
import { CardsBlock } from "@/components/content/blocks/cards-block";
import { GalleryBlock } from "@/components/content/blocks/gallery-block";
import { MilestonesBlock } from "@/components/content/blocks/milestones-block";
import { PackTable } from "@/components/content/blocks/pack-table";
import { PeopleBlock } from "@/components/content/blocks/people-block";
import { Prose } from "@/components/content/blocks/prose";
import { QuestionsBlock } from "@/components/content/blocks/questions-block";
import { StatsBlock } from "@/components/content/blocks/stats-block";
import { TableBlock } from "@/components/content/blocks/table-block";
import { ChartBlock } from "@/components/content/charts/chart-block";
import charts from "@/components/content/charts/chart-block.module.css";
import type { ContentParts } from "@/components/content/content-view";
import { FormFrame } from "@/components/content/form-frame";
import { DocumentList } from "@/components/ui/lists/document-list";
import { Steps } from "@/components/ui/lists/steps";
import type { ContentView, ShownBlock } from "@/services/content/content-page.server";

interface ContentBlockViewProps {
  id: string;
  block: ShownBlock;
  section: ContentView["section"];
  parts: ContentParts;
}

/** Blocks with a card per entry need to know whether there is a heading above theirs. */
const levelUnder = ({ heading }: Pick<ShownBlock, "heading">) => (heading === undefined ? 2 : 3);

/** One block of a content page. */
export function ContentBlockView({ id, block, section, parts }: ContentBlockViewProps) {
  const { ProductRail, PackRail, Form, initial, slots } = parts;
  const level = levelUnder(block);
  switch (block.type) {
    case "hero":
      return null;
    case "text":
      return (
        <BlockFrame id={id} block={block} kept layout={section === "legal" ? "stack" : "side"}>
          <Prose html={block.body} />
        </BlockFrame>
      );
    case "cards":
      return (
        <BlockFrame id={id} block={block} kept>
          <CardsBlock items={block.items} columns={block.columns} level={level} />
        </BlockFrame>
      );
    case "steps":
      return (
        <BlockFrame id={id} block={block} kept>
          <Steps steps={block.items} level={level} />
        </BlockFrame>
      );
    case "table":
      return (
        <BlockFrame id={id} block={block} kept>
          <TableBlock table={block} />
        </BlockFrame>
      );
    case "stats":
      return (
        <BlockFrame id={id} block={block} kept>
          <StatsBlock items={block.items} />
        </BlockFrame>
      );
    case "timeline":
      return (
        <BlockFrame id={id} block={block} kept>
          <MilestonesBlock items={block.items} level={level} />
        </BlockFrame>
      );
    case "people":
      return (
        <BlockFrame id={id} block={block} kept>
          <PeopleBlock items={block.items} level={level} />
        </BlockFrame>
      );
    case "questions":
      return (
        <BlockFrame id={id} block={block} layout="side">
          <QuestionsBlock items={block.items} searchable={block.searchable === true} level={level} />
        </BlockFrame>
      );
    case "documents":
      return (
        <BlockFrame id={id} block={block} kept>
          <DocumentList
            columns={block.items.length > 1 ? 2 : 1}
            documents={block.items.map(({ file, format, ...item }) => ({ ...item, href: file, type: format }))}
          />
        </BlockFrame>
      );
    case "chart":
      return (
        <BlockFrame id={id} block={block} kept>
          <ChartBlock chart={block} />
        </BlockFrame>
      );
    case "charts":
      return (
        <BlockFrame id={id} block={block} kept>
          <ul className={charts.side} data-count={block.items.length}>
            {block.items.map((item) => (
              <li key={item.caption}>
                <ChartBlock chart={item} />
              </li>
            ))}
          </ul>
        </BlockFrame>
      );
    case "gallery":
      return (
        <BlockFrame id={id} block={block} kept>
          <GalleryBlock items={block.items} level={level} />
        </BlockFrame>
      );
    case "callout":
      return (
        <BlockFrame id={id} block={block} kept>
          <CalloutBlock tone={block.tone} text={block.text} action={block.action} />
        </BlockFrame>
      );
    case "form":
      return Form === undefined ? null : (
        <BlockFrame id={id} block={block}>
          <FormFrame aside={block.aside}>
            <Form block={block} initial={initial} />
          </FormFrame>
        </BlockFrame>
      );
    case "products":
      return ProductRail === undefined ? null : (
        <BlockFrame id={id} block={block} more={block.more}>
          <ProductRail label={block.heading ?? ""} products={block.products} />
        </BlockFrame>
      );
    case "packs":
      return PackRail === undefined ? null : (
        <BlockFrame id={id} block={block} more={block.more}>
          <PackRail label={block.heading ?? ""} packs={block.packs} />
        </BlockFrame>
      );
    case "pack-table":
      return (
        <BlockFrame id={id} block={block} kept>
          <PackTable table={block} />
        </BlockFrame>
      );
    case "slot":
      return slots?.[block.name] === undefined ? null : (
        <BlockFrame id={id} block={block}>
          {block.aside === undefined ? (
            slots[block.name]
          ) : (
            <FormFrame aside={block.aside}>{slots[block.name]}</FormFrame>
          )}
        </BlockFrame>
      );
  }
}
