/** A text in both languages, as in jsonb columns. */
export interface Localized<Text = string> {
  en: Text;
  bn: Text;
}

/** A picture of a variant: the original's address under public, its size in pixels and its alt text. */
export interface StoredPicture {
  src: string;
  width: number;
  height: number;
  alt: Localized;
  /** Pale "#rrggbb" shown until the picture has loaded. */
  tint?: string;
}

/** The views once round a variant: one sheet of square pictures, row by row. */
export interface StoredView360 {
  /** The original's address under public. */
  src: string;
  frames: number;
  columns: number;
  /** "#rrggbb", the ground of the sheet. */
  tint: string;
}

/** The long texts of a product, one language. */
export interface ProductTexts {
  description: string;
  highlights: { title: string; text: string }[];
  specifications: { title: string; rows: { label: string; value: string }[] }[];
  inTheBox: string[];
  questions: { question: string; answer: string }[];
  warranty: string;
  /** What the sizes measure; absent where there are none. */
  sizeGuide?: { columns: string[]; rows: string[][] };
}

/** Item fields of a cart line beyond its quantity (CART-49). */
export interface LineOptions {
  sim?: string;
  simReplacement?: boolean;
  /** Inner id of the request that a replacement is for; written by the domain, never taken from a caller. */
  simRequest?: string;
  name?: string;
  number?: string;
  emi?: string;
  /** Slug of the bundle that it is bought with. */
  bundle?: string;
}
