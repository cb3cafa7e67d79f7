import {
  anchorsOf,
  blockErrors,
  hrefsOf,
  picturesOf,
  shapeOf,
  unknownPlaceholders,
  type WrittenBlock,
} from "@/backend/content-import/check-page";
import { writtenPrices } from "@/backend/content-import/check-prices";
import type { ContentText } from "@/backend/content-import/content-files";
import type { SiteFiles } from "@/backend/content-import/site-files";
import { type ContentPageFile, contentPageFile } from "@/backend/contract/content/content-page";
import { type Language, languages } from "@/backend/contract/language";
import { unreadParameters } from "@/utils/paths/link-parameters";
import { findPicture } from "@/utils/pictures/pictures";
import { isHostile } from "@/utils/text/json-fields";

export interface ContentError {
  path: string;
  file: string;
  what: string;
}

/** A page in one language that fits the contract. */
export interface ReadPage extends ContentText {
  page: ContentPageFile;
}

export interface CheckedContent {
  /** The pages that fit the contract. Some of the errors may be about them. */
  pages: ReadPage[];
  errors: ContentError[];
}

/** The paths that the database takes, and that the call for a page can ask for. */
const PATH = /^(?:\/[a-z0-9-]+)+$/;
const MAX_SCHEMA_ERRORS = 8;

/** Checks every page with all that it refers to: its structure, the other language, links, pictures, documents. */
export function checkContent(texts: readonly ContentText[], files: SiteFiles): CheckedContent {
  const errors: ContentError[] = [];
  const pages: ReadPage[] = [];
  for (const text of texts) {
    const { page, problems } = readPage(text.text);
    if (!PATH.test(text.path)) problems.push("has a path that is not made of small letters, digits and hyphens");
    for (const what of problems) errors.push({ path: text.path, file: text.file, what });
    if (page !== null) pages.push({ ...text, page });
  }
  const known = new Map(pages.map((page) => [`${page.lang}${page.path}`, page]));
  const find = (lang: Language, path: string) => known.get(`${lang}${path}`);
  const paths = new Set(texts.map(({ path }) => path));
  for (const read of pages) {
    const add = (what: string) => errors.push({ path: read.path, file: read.file, what });
    const found = [...pageErrors(read.page, files), ...linkErrors(read, { files, paths, find })];
    for (const what of [...found, ...writtenPrices(read.page, read.path)]) add(what);
    if (read.lang === "en") for (const what of translationErrors(read.page, find("bn", read.path)?.page)) add(what);
    else if (!texts.some(({ lang, path }) => lang === "en" && path === read.path)) add("has no page in English");
  }
  errors.push(...repeatedTexts(pages));
  return { pages, errors };
}

/** Parses a file's text: returns the page, or the problems that make it invalid. */
export function readPage(text: string): { page: ContentPageFile | null; problems: string[] } {
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch (error) {
    return { page: null, problems: [`is not JSON: ${error instanceof Error ? error.message : error}`] };
  }
  if (isHostile(written)) return { page: null, problems: ["has a character that cannot be stored"] };
  const parsed = contentPageFile.safeParse(written);
  if (parsed.success) return { page: parsed.data, problems: [] };
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "the page"}: ${message}`);
  return { page: null, problems: problems.slice(0, MAX_SCHEMA_ERRORS) };
}

function pageErrors(page: ContentPageFile, files: SiteFiles): string[] {
  const anchors = anchorsOf(page);
  const twice = anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index);
  return [
    ...(page.blocks[0]?.type === "hero" ? [] : ["does not begin with a hero"]),
    ...page.blocks.slice(1).flatMap((block) => (block.type === "hero" ? ["has a second hero"] : [])),
    ...twice.map((anchor) => `uses the id "${anchor}" twice`),
    ...unknownPlaceholders(page).map((text) => `has a placeholder that nobody fills in: ${text}`),
    ...page.blocks.flatMap((block) => [
      ...blockErrors(block),
      ...pictureErrors(block),
      ...documentErrors(block, files),
    ]),
  ];
}

function pictureErrors(block: WrittenBlock): string[] {
  return picturesOf(block).flatMap((id) => {
    const picture = findPicture(id);
    if (picture === null) return [`shows the picture ${id}, which the kit lacks`];
    const worded = picture.alt !== "" && picture.altBn !== "";
    return worded ? [] : [`shows the picture ${id}, which has no alt text`];
  });
}

function documentErrors(block: WrittenBlock, files: SiteFiles): string[] {
  if (block.type !== "documents") return [];
  return block.items
    .filter(({ file }) => files.findDocument(file) === null)
    .map(({ file }) => `lists the document ${file}, which is not under public`);
}

interface Surroundings {
  files: SiteFiles;
  paths: ReadonlySet<string>;
  find: (lang: Language, path: string) => ReadPage | undefined;
}

function linkErrors(read: ReadPage, surroundings: Surroundings): string[] {
  const hrefs = [...new Set(read.page.blocks.flatMap(hrefsOf))];
  return hrefs.flatMap((href) => {
    if (!leadsSomewhere(href, read, surroundings)) return [`links to ${href}, which the site does not have`];
    if (!href.startsWith("/")) return [];
    return unreadParameters(href).map((name) => `links to ${href}, whose page does not read "${name}"`);
  });
}

/** True for a link to another site, and for a link to an existing page, anchor or file of this site. */
function leadsSomewhere(href: string, read: ReadPage, { files, paths, find }: Surroundings): boolean {
  if (!/^[/#]/.test(href)) return /^(?:https:\/\/|tel:|mailto:|\{\{link\.)/.test(href);
  const [, path = "", , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  // In the known addresses, the brand's part is the word "brand".
  const target = path === "" ? read.path : path.replaceAll("{{slug}}", "brand");
  if (/^\/bn(\/|$)/.test(target)) return false;
  const page = find(read.lang, target);
  if (page === undefined) return paths.has(target) || files.hasAddress(target);
  return anchor === undefined || anchorsOf(page.page).includes(anchor);
}

function translationErrors(english: ContentPageFile, bengali: ContentPageFile | undefined): string[] {
  if (bengali === undefined) return ["has no page in Bengali that can be read"];
  const errors: string[] = [];
  if (english.section !== bengali.section) errors.push("stands in another section in Bengali");
  if (english.updated_on !== bengali.updated_on) errors.push("has another date in Bengali");
  if (english.blocks.length !== bengali.blocks.length) {
    errors.push(`has ${english.blocks.length} blocks, in Bengali ${bengali.blocks.length}`);
  }
  english.blocks.forEach((block, index) => {
    const other = bengali.blocks[index];
    if (other === undefined || JSON.stringify(shapeOf(block)) === JSON.stringify(shapeOf(other))) return;
    errors.push(`block ${index + 1} (${block.type}) differs in Bengali in more than its words`);
  });
  return errors;
}

/** Titles and descriptions distinguish pages in search results. */
function repeatedTexts(pages: readonly ReadPage[]): ContentError[] {
  return languages.flatMap((language) =>
    (["title", "description"] as const).flatMap((field) => {
      const seen = new Map<string, string>();
      return pages
        .filter(({ lang }) => lang === language)
        .flatMap(({ path, file, page }): ContentError[] => {
          const other = seen.get(page[field]);
          seen.set(page[field], path);
          return other === undefined ? [] : [{ path, file, what: `has the ${field} of ${other}` }];
        });
    }),
  );
}
