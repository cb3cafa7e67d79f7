/** A text in both languages, as it is stored in jsonb columns. */
export interface Localized<Text = string> {
  en: Text;
  bn: Text;
}

/** The properties by which the variants of a product differ; null for those that it does not have. */
export interface VariantOptions {
  colourLabels: Localized;
  ramGb: number | null;
  storageGb: number | null;
  size: string | null;
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

/** What a product page shows in one language, apart from names and prices. */
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

/** The agreed instalments; money in poisha. */
export interface AgreedPlan {
  code: string;
  bank: Localized;
  months: number;
  monthlyPoisha: number;
  totalPoisha: number;
}

/** The store as it was when the order was placed. */
export interface PickupStore {
  code: string;
  name: Localized;
  address: Localized;
}

/** The gateway's final result. */
export type PaymentOutcome = "paid" | "failed" | "cancelled";

/** A key figure of a statement, as text for readers. */
export interface StoredFigure {
  label: Localized;
  value: Localized;
}

/** A document to download. */
export interface StoredFile {
  url: string;
  bytes: number;
  type: string;
}

/** A question in the form of the operator's data. */
export interface StoredQuestion {
  id: string;
  kind: "choice" | "choices" | "scale" | "text";
  titles: Localized;
  required: boolean;
  /** Empty for a text question. The values of a scale are whole numbers. */
  options: { value: string; labels: Localized }[];
}

/** The answers of one person, by the ids of the questions. */
export type StoredAnswers = Record<string, string | number | string[]>;

/** The services of a store; their texts are in backend/http/content/store-view.ts. */
export const storeServices = [
  "order-pickup",
  "new-sim",
  "sim-replacement",
  "esim",
  "number-portability",
  "ownership-transfer",
  "devices",
  "bill-payment",
  "device-repair",
  "step-free",
] as const;
export type StoreService = (typeof storeServices)[number];

/** Where the money of a return goes. Only an open return has the holder and the bank of a bank account. */
export interface RefundAccount {
  kind: "bkash" | "nagad" | "bank";
  /** ASCII digits; once the return has ended, only the last ones. */
  number: string;
  holder?: string;
  bank?: string;
}
