import type { ComponentType, ReactNode } from "react";
import { BlockFrame } from "@/components/content/blocks/block-frame";
import { PlainBlock } from "@/components/content/blocks/plain-block";
import { Prose } from "@/components/content/blocks/prose";
import { QuestionsBlock } from "@/components/content/blocks/questions-block";
import styles from "@/components/content/form-frame.module.css";
import type { ProductCardView } from "@/services/catalog/catalog-service";
import type { ContentView, ShownBlock } from "@/services/content/content-page.server";
import type { HomePack } from "@/services/content/home-page.server";

type FormBlock = Extract<ShownBlock, { type: "form" }>;

/** Parts of other features inside a content page. The page passes them in. */
export interface ContentParts {
  ProductRail?: ComponentType<{ label: string; products: readonly ProductCardView[] }>;
  PackRail?: ComponentType<{ label: string; packs: readonly HomePack[] }>;
  /** The form for blocks of type `form`. */
  Form?: ComponentType<{ block: FormBlock; initial?: Readonly<Record<string, string>> | undefined }>;
  /** The initial values of that form's fields. */
  initial?: Readonly<Record<string, string>>;
  /** The content of a slot, by the slot's name. */
  slots?: Readonly<Record<string, ReactNode>>;
}

interface ContentBlockViewProps {
  id: string;
  block: ShownBlock;
  section: ContentView["section"];
  parts: ContentParts;
  /** True to lay the block out after the first paint. */
  isLater: boolean;
}

/** Slots with one narrow form: below its heading it would leave half of a wide screen empty. */
const NARROW: ReadonlySet<string> = new Set(["customer-feedback", "form-status", "star-check", "survey"]);

const slotLayout = (name: string) => (NARROW.has(name) ? "side" : "stack");

/** One block of a content page. */
export function ContentBlockView({ id, block, section, parts, isLater }: ContentBlockViewProps) {
  const { ProductRail, PackRail, Form, initial, slots } = parts;
  const frame = { id, block, isLater };
  switch (block.type) {
    case "hero":
      return null;
    case "text":
      return (
        <BlockFrame {...frame} isCached layout={section === "legal" ? "stack" : "side"}>
          <Prose html={block.body} />
        </BlockFrame>
      );
    case "questions":
      return (
        <BlockFrame {...frame} layout="side">
          <QuestionsBlock
            items={block.items}
            searchable={block.searchable === true}
            level={block.heading === undefined ? 2 : 3}
          />
        </BlockFrame>
      );
    case "form":
      return Form === undefined ? null : (
        <BlockFrame {...frame}>
          <FormFrame aside={block.aside}>
            <Form block={block} initial={initial} />
          </FormFrame>
        </BlockFrame>
      );
    case "products":
      return ProductRail === undefined ? null : (
        <BlockFrame {...frame} more={block.more}>
          <ProductRail label={block.heading ?? ""} products={block.products} />
        </BlockFrame>
      );
    case "packs":
      return PackRail === undefined ? null : (
        <BlockFrame {...frame} more={block.more}>
          <PackRail label={block.heading ?? ""} packs={block.packs} />
        </BlockFrame>
      );
    case "slot":
      return slots?.[block.name] === undefined ? null : (
        <BlockFrame {...frame} layout={slotLayout(block.name)}>
          {block.aside === undefined ? (
            slots[block.name]
          ) : (
            <FormFrame aside={block.aside}>{slots[block.name]}</FormFrame>
          )}
        </BlockFrame>
      );
    default:
      return (
        <BlockFrame {...frame} isCached>
          <PlainBlock block={block} />
        </BlockFrame>
      );
  }
}

/** A form, with a text beside it: who answers, and when. */
function FormFrame({ aside, children }: { aside?: string | undefined; children: ReactNode }) {
  return (
    <div className={styles.frame} data-alone={aside === undefined || undefined}>
      {aside !== undefined && <Prose html={aside} />}
      <div className={styles.form}>{children}</div>
    </div>
  );
}
