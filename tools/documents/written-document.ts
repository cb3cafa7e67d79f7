import type { Lang } from "@/tools/documents/account-tables";

/** A document before it is printed. */
export interface WrittenDocument {
  /** Its address: /documents/... .pdf */
  file: string;
  lang: Lang;
  title: string;
  /** ISO day on which it was published. */
  date: string;
  /** The kind of document, shown above the title. */
  label: string;
  /** Markdown with {{placeholders}}. */
  text: string;
  /** True for a separate title page with a table of contents. */
  cover?: boolean;
  /** True for a form that should fit on one sheet. */
  compact?: boolean;
}
