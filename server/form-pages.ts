/** The page without script that answers its own forms, in both languages (docs/subscriber-services.md). */
const FORM_PAGES: ReadonlySet<string> = new Set(["/flood-emergency", "/bn/flood-emergency"]);

/** True for a page that takes POST; every other page takes GET and HEAD only. */
export const takesForms = (pathname: string): boolean => FORM_PAGES.has(pathname);
