import type { ProductAttributeRow, ProductRow, VariantRow } from "@/backend/db/seed/catalogue-rows";
import { named } from "@/backend/db/seed/definitions/definition-kinds";
import type { Goods } from "@/backend/db/seed/definitions/goods-definitions";
import type { GoodsTexts } from "@/backend/db/seed/definitions/goods-text-definitions";
import type { Maker } from "@/backend/db/seed/definitions/phone-definitions";
import { findView360 } from "@/backend/db/seed/find-view-360";
import type { Kind } from "@/backend/db/seed/goods/goods-types";
import { type WrittenTexts, writeTexts } from "@/backend/db/seed/goods/write-texts";
import type { Localized, ProductTexts, StoredPicture } from "@/backend/db/stored-types";
import { toBengaliDigits } from "@/utils/numbers/digits";
import {
  listPictures,
  type Picture,
  type PictureColour,
  type PictureView,
  pictureAlt,
} from "@/utils/pictures/pictures";

/** The rows of some goods. */
export interface GoodsRows {
  products: ProductRow[];
  variants: VariantRow[];
  attributes: ProductAttributeRow[];
}

/** The views in the order in which a card prefers them, if the kit has them. */
const VIEWS: readonly PictureView[] = ["pair", "angle", "front", "top", "open", "back", "tilt", "left"];
const MAX_PICTURES = 4;
const FIRST_RELEASE = Date.UTC(2025, 1, 1);
const RELEASE_DAYS = 640;
const DAY = 86_400_000;

/** The data that goods of every kind need to become rows. */
interface Shared {
  /** The texts of the kind. */
  texts: GoodsTexts;
  makers: readonly Maker[];
  saleEndsAt: Date;
}

/** Makes the rows of some goods. @throws Error when goods name a maker or a colour that does not exist */
export function goodsRows<Facts>(kind: Kind<Facts>, goods: readonly Goods<Facts>[], shared: Shared): GoodsRows {
  const codes = new Map(shared.makers.map(({ slug, code }) => [slug, code]));
  const made = goods.map((one) => rowsOf(one, kind, named(codes, "makers", one.brand, one.title), shared));
  return {
    products: made.map((rows) => rows.product),
    variants: made.flatMap((rows) => rows.variants),
    attributes: made.flatMap((rows) => rows.attributes),
  };
}

function rowsOf<Facts>(goods: Goods<Facts>, kind: Kind<Facts>, makerCode: string, { texts, saleEndsAt }: Shared) {
  const slug = slugOf(goods.title);
  const releasedOn = new Date(FIRST_RELEASE + (digest(slug) % RELEASE_DAYS) * DAY).toISOString().slice(0, 10);
  const colours = goods.colours.map((colour) => picturesOf(goods, colour).label.en).join(", ");
  const written = writeTexts(texts, { ...kind.values(goods.facts), colours }, kind.own?.(goods.facts) ?? {});
  const product: ProductRow = {
    slug,
    category: kind.category,
    brandSlug: goods.brand,
    titles: { en: goods.title, bn: goods.titleBn ?? goods.title },
    summaries: written.summary,
    texts: textsOf(goods, written),
    fiveG: kind.fiveG?.(goods.facts) ?? false,
    releasedOn,
    listedAt: new Date(`${releasedOn}T10:00:00+06:00`),
    printPricePoisha: poisha(kind.printPrice?.(goods.facts) ?? null),
  };
  const attributes = Object.entries(kind.attributes(goods.facts)).flatMap(([key, values]) =>
    [values].flat().map((value): ProductAttributeRow => ({ productSlug: slug, category: kind.category, key, value })),
  );
  return { product, variants: variantsOf(goods, [makerCode, kind.code], slug, saleEndsAt), attributes };
}

function variantsOf<Facts>(
  goods: Goods<Facts>,
  codes: readonly string[],
  slug: string,
  saleEndsAt: Date,
): VariantRow[] {
  return goods.colours.flatMap((colour, colourIndex) => {
    const pictures = picturesOf(goods, colour);
    return goods.offers.map((offer, offerIndex): VariantRow => {
      const choice = [offer.size, offer.ram, offer.storage].filter((part) => part !== undefined).join("-");
      const sku = [...codes, modelCode(slug), choice, colourCode(colour)]
        .filter(Boolean)
        .join("-")
        .toUpperCase()
        .replaceAll(/[^A-Z0-9-]/g, "");
      return {
        sku,
        productSlug: slug,
        colourName: colour,
        colourLabels: pictures.label,
        colourHex: pictures.hex,
        ramGb: offer.ram ?? null,
        storageGb: offer.storage ?? null,
        size: offer.size ?? null,
        pricePoisha: offer.price * 100,
        wasPricePoisha: offer.was === undefined ? null : offer.was * 100,
        saleEndsAt: offer.was === undefined ? null : saleEndsAt,
        stock: stockOf(sku),
        position: colourIndex * goods.offers.length + offerIndex,
        pictures: pictures.stored,
        turn: findView360(goods.design, colour),
      };
    });
  });
}

function textsOf(
  { about }: Goods<unknown>,
  { description, english, sizeGuide }: WrittenTexts,
): Localized<ProductTexts> {
  const en: ProductTexts = {
    description: `${about[0]} ${description.en}`,
    ...english,
    ...(sizeGuide && { sizeGuide: sizeGuide.en }),
  };
  const bn = {
    ...en,
    description: `${toBengaliDigits(about[1])} ${description.bn}`,
    ...(sizeGuide && { sizeGuide: sizeGuide.bn }),
  };
  return { en, bn };
}

/** Every view of the colour, then views that only other colours of the design have. */
function picturesOf<Facts>({ design, title }: Goods<Facts>, colour: PictureColour) {
  const [family = "", name = ""] = design.split("/");
  const ofDesign = listPictures({ family, design: name }).sort((a, b) => viewRank(a) - viewRank(b));
  const own = ofDesign.filter((picture) => picture.colour?.key === colour);
  const [first] = own;
  if (first?.colour == null) throw new Error(`The kit has no ${design} in ${colour}, which ${title} asks for`);
  const seen = new Set(own.map((picture) => picture.view));
  const others = ofDesign.filter((picture) => {
    if (seen.has(picture.view)) return false;
    seen.add(picture.view);
    return true;
  });
  return {
    label: { en: first.colour.name, bn: first.colour.nameBn },
    hex: first.colour.hex,
    stored: [...own, ...others].slice(0, MAX_PICTURES).map((picture) => storedPicture(picture, title)),
  };
}

function storedPicture(picture: Picture, title: string): StoredPicture {
  const { src, width, height, tint } = picture;
  return {
    src,
    width,
    height,
    alt: { en: pictureAlt(picture, "en", title), bn: pictureAlt(picture, "bn", title) },
    tint,
  };
}

const viewRank = ({ view }: Picture) => (view === null ? VIEWS.length : VIEWS.indexOf(view));
const poisha = (taka: number | null): number | null => (taka === null ? null : taka * 100);

/** `Nirvelo Pulse 2` is `nirvelo-pulse-2`. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The model in a SKU: the slug without its brand, short enough for the forty characters of a SKU. */
function modelCode(slug: string): string {
  const words = slug.split("-").slice(1);
  return words
    .map((word) => (/\d/.test(word) ? word : word.slice(0, 4)))
    .join("")
    .slice(0, 16);
}

function colourCode(colour: PictureColour): string {
  return colour
    .split("-")
    .map((word, index, words) => word.slice(0, words.length === 1 ? 3 : index === 0 ? 1 : 2))
    .join("");
}

/** The same number for the same text in every run: FNV-1a. */
export function digest(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** Opening stock: usually plenty, sometimes only a few pieces or none. */
function stockOf(sku: string): number {
  const draw = digest(sku) % 100;
  if (draw < 7) return 0;
  if (draw < 16) return 2 + (draw % 2);
  return 5 + (digest(`${sku} pieces`) % 56);
}
