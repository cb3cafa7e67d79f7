/** A text in both languages, as it is stored in jsonb columns. */
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
  /** Pale colour "#rrggbb" that is shown until the picture has loaded. */
  tint?: string;
}

/** The 360° view of a variant: one sheet of square pictures, row by row. */
export interface StoredView360 {
  /** The original's address under public. */
  src: string;
  frames: number;
  columns: number;
  /** Background colour of the sheet, "#rrggbb". */
  tint: string;
}

/** The long texts of a product in one language. */
export interface ProductTexts {
  description: string;
  highlights: { title: string; text: string }[];
  specifications: { title: string; rows: { label: string; value: string }[] }[];
  inTheBox: string[];
  questions: { question: string; answer: string }[];
  warranty: string;
  /** The measurements of each size; absent for a product without sizes. */
  sizeGuide?: { columns: string[]; rows: string[][] };
}

/** Fields of a cart line other than its quantity (CART-49). */
export interface LineOptions {
  sim?: string;
  simReplacement?: boolean;
  /** Inner id of the request that a replacement is for; set by the domain, never taken from a caller. */
  simRequest?: string;
  name?: string;
  number?: string;
  emi?: string;
  /** Slug of the bundle that is bought with it. */
  bundle?: string;
}
