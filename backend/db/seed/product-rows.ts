import type { Product } from "@/backend/db/seed/definitions/product-definitions";
import { findView360 } from "@/backend/db/seed/find-view-360";
import type { ProductTexts, StoredPicture } from "@/backend/db/stored-types";
import { getPicture, type Picture, pictureAlt } from "@/utils/pictures/pictures";

const toPoisha = (taka: number | undefined) => (taka === undefined ? null : taka * 100);

/** A product and a variant as the seed writes them; money in poisha. The stock is that of the opening day. */
export type ProductRow = ReturnType<typeof productRowOf>;
export type VariantRow = ReturnType<typeof variantRowsOf>[number];

/** The product row of a product. Only some Bengali texts are its own; bengali-texts.ts translates the others. */
export function productRowOf(product: Product) {
  const { highlights, specifications, inTheBox, questions, warranty, sizeGuide } = product;
  const textsIn = (lang: "en" | "bn"): ProductTexts => ({
    description: product.description[lang],
    highlights,
    specifications,
    inTheBox,
    questions,
    warranty,
    ...(sizeGuide && { sizeGuide: sizeGuide[lang] }),
  });
  return {
    slug: product.slug,
    category: product.category,
    brandSlug: product.brand,
    titles: { en: product.title, bn: product.titleBn ?? product.title },
    summaries: product.summary,
    texts: { en: textsIn("en"), bn: textsIn("bn") },
    fiveG: product.fiveG,
    releasedOn: product.releasedOn,
    // A shop starts to sell a product at ten in the morning of its release day.
    listedAt: new Date(`${product.releasedOn}T10:00:00+06:00`),
    popularity: product.popularity,
    printPricePoisha: toPoisha(product.printPrice),
    preorder: product.preorder !== undefined,
  };
}

/** The rows of a product's variants, the card's first. @throws Error when a picture is not in the kit or has no colour */
export function variantRowsOf({ slug, title, colours, variants }: Product, saleEndsAt: Date) {
  return variants.map((variant, position) => {
    const pictures = (colours[variant.colour] ?? []).map(getPicture);
    const [first] = pictures;
    if (first?.colour == null) throw new Error(`${title} has no picture of its own in ${variant.colour}`);
    return {
      sku: variant.sku,
      productSlug: slug,
      colourName: variant.colour,
      colourLabels: { en: first.colour.name, bn: first.colour.nameBn },
      colourHex: first.colour.hex,
      ramGb: variant.ram ?? null,
      storageGb: variant.storage ?? null,
      size: variant.size ?? null,
      pricePoisha: variant.price * 100,
      wasPricePoisha: toPoisha(variant.was),
      saleEndsAt: variant.was === undefined ? null : saleEndsAt,
      stock: variant.stock,
      position,
      pictures: pictures.map((picture) => storedPicture(picture, title)),
      turn: findView360(`${first.family}/${first.design}`, variant.colour),
    };
  });
}

function storedPicture(picture: Picture, title: string): StoredPicture {
  const { src, width, height, tint } = picture;
  const alt = { en: pictureAlt(picture, "en", title), bn: pictureAlt(picture, "bn", title) };
  return { src, width, height, alt, tint };
}

/** The filter values of a product. */
export function attributeRowsOf({ slug, category, attributes }: Product) {
  return attributes.map((attribute) => {
    const [key = "", value = ""] = attribute.split("=");
    return { productSlug: slug, category, key, value };
  });
}

/** The offer of a product that can be reserved before its release; none for other products. */
export function preorderRowsOf({ slug, releasedOn, preorder }: Product) {
  if (preorder === undefined) return [];
  const { deposit, slots, gifts } = preorder;
  const giftsIn = (lang: "en" | "bn") => gifts.map((gift) => gift[lang]);
  const offer = { productSlug: slug, releasedOn, depositPoisha: deposit * 100, slots };
  return [{ ...offer, gifts: { en: giftsIn("en"), bn: giftsIn("bn") } }];
}
