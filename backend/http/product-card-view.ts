import type { ProductCard } from "@/backend/contract/catalog";
import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { CardRow, StoredColour } from "@/backend/db/queries/catalog-queries";
import { type EmiRules, emiFrom, ratingOf } from "@/backend/domain/catalog/catalog-rules";
import { pictureOf } from "@/backend/http/picture-view";
import { paths, preorderPath, productPath } from "@/utils/paths";

/**
 * A product as a card of the wire.
 * @param ofVariant whether it stands for the variant that it shows rather than for the whole product
 */
export function cardOf(row: CardRow, lang: Language, ofVariant = false): ProductCard {
  return {
    slug: row.slug,
    category: row.category,
    path: pathOf(row, ofVariant),
    title: row.titles[lang],
    brand: { slug: row.brandSlug, name: row.brandName },
    summary: row.summaries[lang],
    price: toTaka(row.pricePoisha),
    was_price: takaOrNull(row.wasPricePoisha),
    sale_ends_at: momentOrNull(row.saleEndsAt),
    emi_from: emiOf(row.pricePoisha, row),
    five_g: row.fiveG,
    is_new: row.isNew,
    in_stock: row.stock > 0,
    sku: row.sku,
    picture: pictureOf(row.picture, lang),
    colours: row.colours.map((colour) => colourOf(colour, lang)),
    rating: ratingOf(row.ratingCount, row.ratingSum),
    bundle: row.bundle,
    preorder: row.preorder && {
      released_on: row.preorder.releasedOn,
      deposit: toTaka(row.preorder.depositPoisha),
      slots_left: row.preorder.slotsLeft,
      slots_taken: row.preorder.slotsTaken,
      gifts: row.preorder.gifts[lang],
    },
  };
}

/** SIMs are chosen by number on one page; what is coming has a page where it is reserved. */
function pathOf({ category, slug, sku, preorder }: CardRow, ofVariant: boolean): string {
  if (category === "sim") return paths.sim;
  return preorder ? preorderPath(category, slug) : productPath(category, slug, ofVariant ? sku : undefined);
}

export function colourOf(colour: StoredColour, lang: Language): ProductCard["colours"][number] {
  return { name: colour.name, label: colour.labels[lang], hex: colour.hex };
}

export function emiOf(pricePoisha: number, rules: EmiRules): ProductCard["emi_from"] {
  const plan = emiFrom(pricePoisha, rules);
  return plan && { monthly: toTaka(plan.monthlyPoisha), months: plan.months };
}

export function momentOrNull(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

export function takaOrNull(poisha: number | null): number | null {
  return poisha === null ? null : toTaka(poisha);
}
