import type { Language } from "@/backend/contract/language";
import { takaOrNull, toTaka } from "@/backend/contract/money";
import type { ProductCard } from "@/backend/contract/shop/catalog";
import type { StoredColour } from "@/backend/db/queries/catalog/catalog-queries";
import { ratingOf } from "@/backend/domain/catalog/catalog-rules";
import type { OfferedCard } from "@/backend/domain/catalog/offered-card-rules";
import { pictureOf } from "@/backend/http/requests/picture-view";
import { installmentView } from "@/backend/http/shop/installment-view";
import { isGarment } from "@/utils/catalog/garment";
import { colourPath, paths, preorderPath, productPath } from "@/utils/paths/paths";

/** A product as a card of a listing. @param ofVariant true if the card is for the variant shown */
export function cardOf(row: OfferedCard, lang: Language, ofVariant = false): ProductCard {
  return {
    slug: row.slug,
    category: row.category,
    path: pathOf(row, ofVariant),
    title: row.titles[lang],
    brand: { slug: row.brandSlug, name: brandNameOf(row, lang) },
    summary: row.summaries[lang],
    price: toTaka(row.pricePoisha),
    was_price: takaOrNull(row.wasPricePoisha),
    sale_ends_at: momentOrNull(row.saleEndsAt),
    emi_from: row.emiFrom && installmentView(row.emiFrom, lang),
    five_g: row.fiveG,
    is_new: row.isNew,
    in_stock: row.stock > 0,
    sku: row.sku,
    picture: pictureOf(row.picture, lang),
    colours: row.colours.map((colour) => colourOf(colour, lang)),
    rating: ratingOf(row.ratingCount, row.ratingSum),
    bundle: bundleOf(row, lang),
    preorder: row.preorder && {
      released_on: row.preorder.releasedOn,
      released: row.preorder.released,
      deposit: toTaka(row.preorder.depositPoisha),
      slots_left: row.preorder.slotsLeft,
      slots_taken: row.preorder.slotsTaken,
      gifts: row.preorder.gifts[lang],
    },
  };
}

function brandNameOf({ brandName, brandNameBn }: OfferedCard, lang: Language): string {
  return lang === "bn" && brandNameBn !== "" ? brandNameBn : brandName;
}

/** A pre-order is sold without bundles; its gifts are included. */
function bundleOf({ preorder, bundle }: OfferedCard, lang: Language): ProductCard["bundle"] {
  if (preorder) return preorder.gifts[lang].length > 0 ? { kind: "included", slug: null, title: null } : null;
  return bundle && { kind: bundle.kind, slug: bundle.slug, title: bundle.titles[lang] };
}

/**
 * SIMs are chosen by number on one page; an unreleased product has a page for reservations. A garment's colour may be
 * chosen by a filter, its size only on its page.
 */
function pathOf(row: OfferedCard, ofVariant: boolean): string {
  const { category, slug, sku, firstSku, colourName, size, preorder } = row;
  if (category === "sim") return paths.sim;
  if (preorder) return preorderPath(category, slug);
  // Other filters, e.g. the price, may leave only a variant that the plain product address does not show first.
  if (!ofVariant && sku === firstSku) return productPath(category, slug);
  return isGarment({ category, size }) ? colourPath(category, slug, colourName) : productPath(category, slug, sku);
}

export function colourOf(colour: StoredColour, lang: Language): ProductCard["colours"][number] {
  return { name: colour.name, label: colour.labels[lang], hex: colour.hex };
}

export function momentOrNull(moment: Date | string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
