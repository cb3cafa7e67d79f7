import type { Lang } from "@/scripts/documents/account-tables";

/** A document before it is printed. */
export interface WrittenDocument {
  /** Its address: /documents/... .pdf */
  file: string;
  lang: Lang;
  title: string;
  /** ISO day on which it was published. */
  date: string;
  /** What kind of paper it is, above the title. */
  label: string;
  /** Markdown with {{placeholders}}. */
  text: string;
  /** A title page of its own, with the contents. */
  cover?: boolean;
  /** A form that should fit on one sheet. */
  compact?: boolean;
}
