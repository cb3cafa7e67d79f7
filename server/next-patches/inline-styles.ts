import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { BoundedCache } from "@/server/bounded-cache";
import { type CapturedPage, isHtml } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";
import { styleNeeds } from "@/server/next-patches/style-needs";

const PREFIX = "/_next/";
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*\/>/g;
const PRELOAD = /<link rel="preload" href="\/_next\/static\/[^"]+\.css" as="style"\/>/g;
const PRELOAD_START = `<link rel="preload" href="${PREFIX}`;
const SHEET_START = `<link rel="stylesheet" href="${PREFIX}`;
const TAG_END = "/>";
const HEAD_END = "</head>";
const BODY_END = "</body>";
/** The page's own language is within this many characters; further down, other languages may appear. */
const LANGUAGE_WITHIN = 200;
/** In bytes; the pages of the site have about sixty different sets of style sheets. */
const MAX_KNOWN = 16_000_000;
const IN_BENGALI = /<html[^>]* lang="bn"/;
const BENGALI_FONT = /url\(["']?(\/_next\/static\/media\/[^"')]*bengali[^"')]*\.woff2)/;
/** A type that no browser fetches; with only `disabled`, the browser would fetch it at the end of the load. */
const UNLOADED_TYPE = 'type="text/x-carried"';
/** A type that no browser applies. */
const LATE_TYPE = "text/x-late";

/**
 * Moves each late sheet before its link in the head, where it has the same precedence as the link. The page's script
 * runs this before the browser renders anything that is not in the server's HTML (server/next-patches/page-scripts.ts).
 */
export const PLACE_LATE_STYLES =
  'document.querySelectorAll("style[data-late]").forEach(e=>{e.removeAttribute("type");' +
  "document.head.querySelector('link[href=\"'+e.dataset.late+'\"]')?.before(e)});";

/** The style sheets of a page: those of its first view with their links, and those its markup does not need yet. */
interface PageStyles {
  head: Buffer;
  late: Buffer;
}

interface Sheet {
  text: string;
  needs: readonly string[] | null;
}

/**
 * Puts a page's style sheets into the page itself, so that the first paint waits for one answer instead of two: on slow
 * 4G a quarter of a second (docs/decisions/23). The build's own link stays, with a type that is not loaded: the script
 * loader treats a linked style sheet as loaded. Sheets whose classes are not in the page stay at its end until its
 * script starts (docs/decisions/23).
 */
export class InlineStyles {
  private readonly sheets = new Map<string, Sheet>();
  /** Stored encoded, since they are half of a page and identical for all pages of a kind. */
  private readonly known = new BoundedCache<PageStyles>(MAX_KNOWN);

  /** @param folder the build's folder, .next */
  constructor(private readonly folder: string) {}

  apply(page: CapturedPage): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.text;
    const head = html.indexOf(HEAD_END);
    if (head < 0) return page;
    const last = html.lastIndexOf(SHEET_START, head);
    const to = last < 0 ? -1 : html.indexOf(TAG_END, last);
    if (to < 0 || to > head) return page;
    const [preload, first] = [html.indexOf(PRELOAD_START), html.indexOf(SHEET_START)];
    const from = preload < 0 ? first : Math.min(preload, first);
    const links = html.slice(from, to + TAG_END.length);
    const end = html.lastIndexOf(BODY_END);
    const { head: styles, late } = this.stylesFor(links, html.slice(head, end), isBengali(html));
    const parts = [html.slice(0, from), styles, html.slice(from + links.length, end), late, html.slice(end)];
    return { ...page, body: EncodedBody.joined(parts) };
  }

  /** A page's links and the text between them, with sheets in place of the links; the same for all pages of a kind. */
  private stylesFor(links: string, markup: string, inBengali: boolean): PageStyles {
    const isLate = ({ needs }: Sheet) => needs !== null && !needs.some((prefix) => markup.includes(prefix));
    const late = [...links.matchAll(STYLESHEET)].flatMap(([, href = ""]) => (isLate(this.sheetOf(href)) ? [href] : []));
    const key = `${inBengali} ${links} ${late}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const styled = links.replace(PRELOAD, "").replace(STYLESHEET, (link, href: string) => {
      const unloaded = link.replace("<link", `<link ${UNLOADED_TYPE}`);
      return late.includes(href) ? unloaded : `<style>${this.sheetOf(href).text}</style>${unloaded}`;
    });
    const styles = {
      head: Buffer.from(inBengali ? withBengaliFont(styled) : styled),
      late: Buffer.from(
        late
          .map((href) => `<style type="${LATE_TYPE}" data-late="${href}">${this.sheetOf(href).text}</style>`)
          .join(""),
      ),
    };
    this.known.set(key, styles, styles.head.length + styles.late.length + key.length);
    return styles;
  }

  /** The style sheet with absolute addresses, because the page has a different path than the sheet. */
  private sheetOf(href: string): Sheet {
    let sheet = this.sheets.get(href);
    if (sheet === undefined) {
      const folder = posix.dirname(href);
      const text = readFileSync(join(this.folder, href.slice(PREFIX.length)), "utf8")
        .replace(
          /url\((?!["']?(?:data:|\/|https?:))(["']?)([^)"']+)\1\)/g,
          (_url, _quote, path: string) => `url(${posix.join(folder, path)})`,
        )
        // Our own style sheet could end the element only by accident; this prevents it.
        .replaceAll("</", "<\\/");
      sheet = { text, needs: styleNeeds(text) };
      this.sheets.set(href, sheet);
    }
    return sheet;
  }
}

const isBengali = (html: string): boolean => IN_BENGALI.test(html.slice(0, LANGUAGE_WITHIN));

/**
 * Puts the font's address in the head of a Bengali page, for the script that requests it if the device has none
 * (styles/bengali-font-script.ts). Elsewhere its 58 KB would delay the first paint (docs/decisions/23).
 */
function withBengaliFont(styles: string): string {
  const href = BENGALI_FONT.exec(styles)?.[1];
  if (href === undefined) return styles;
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous" media="not all"/>${styles}`;
}
