import { formatMoneyPlain } from "@/utils/money/money";
import type { ShareFacts } from "@/utils/seo/share-picture";
import type { Language } from "@/utils/text/translations";

interface ContentBlocks {
  blocks: readonly { type: string; picture?: { src: string } | undefined }[];
}

interface Variants {
  /** The variant that the page shows first. */
  sku: string;
  summary: string;
  variants: readonly {
    sku: string;
    pricePoisha: number;
    wasPoisha: number | null;
    stock: number;
    pictures: readonly { src: string }[];
  }[];
}

/** The facts for the share picture of a content page besides its title: the picture of its hero block. */
export function contentShare({ blocks }: ContentBlocks): Partial<ShareFacts> {
  const src = blocks.find((block) => block.type === "hero")?.picture?.src;
  return src === undefined ? {} : { picture: src };
}

/** The facts for the share picture of a product besides its title: its lowest price and its first picture. */
export function productShare({ sku, summary, variants }: Variants, language: Language): Partial<ShareFacts> {
  const sold = variants.filter(({ stock }) => stock > 0);
  const [cheapest, ...others] = (sold.length > 0 ? sold : [...variants]).sort((a, b) => a.pricePoisha - b.pricePoisha);
  if (cheapest === undefined) return { text: summary };
  const { pricePoisha, wasPoisha } = cheapest;
  const picture = (variants.find((variant) => variant.sku === sku) ?? cheapest).pictures[0]?.src;
  return {
    text: summary,
    price: formatMoneyPlain(pricePoisha, language),
    ...(others.some((other) => other.pricePoisha > pricePoisha) && { from: true }),
    ...(wasPoisha !== null && { was: formatMoneyPlain(wasPoisha, language) }),
    ...(picture !== undefined && { picture }),
  };
}
