import type { StoredFile } from "@/backend/db/schema/investors";
import sizes from "@/backend/db/seed/documents-index.json";

const SIZES: Readonly<Record<string, number>> = sizes;

/**
 * A document under public/documents as the tables keep it (scripts/documents.ts writes the files and their sizes).
 * @param url its address, e.g. /documents/investors/statements/2026-q3.pdf
 * @throws Error when there is no such document
 */
export function fileOf(url: string): StoredFile {
  const bytes = SIZES[url];
  if (bytes === undefined) throw new Error(`There is no document ${url}: run npm run documents`);
  return { url, bytes, type: "application/pdf" };
}
