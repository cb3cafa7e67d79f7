import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { BoundedCache } from "@/server/bounded-cache";
import { type CapturedPage, isHtml } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";

const PREFIX = "/_next/";
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*\/>/g;
const PRELOAD = /<link rel="preload" href="\/_next\/static\/[^"]+\.css" as="style"\/>/g;
const AHEAD = `<link rel="preload" href="${PREFIX}`;
const SHEET = `<link rel="stylesheet" href="${PREFIX}`;
const TAG_END = "/>";
const HEAD_END = "</head>";
/** Where the page's own language stands; further down others may be named. */
const LANGUAGE_WITHIN = 200;
/** In characters; the pages of the site have some sixty sets of sheets. */
const MOST_KNOWN = 16_000_000;
const IN_BENGALI = /<html[^>]* lang="bn"/;
const BENGALI_FONT = /url\(["']?(\/_next\/static\/media\/[^"')]*bengali[^"')]*\.woff2)/;
/** A type that no browser fetches; `disabled` alone puts a fetch off to the end of the load. */
const CARRIED = 'type="text/x-carried"';

/**
 * Puts a page's style sheets into the page itself, so that the first paint waits for one answer instead of two: on slow
 * 4G a quarter of a second (docs/decisions/035). The build's own link stays, of a type that is not fetched: the
 * script loader takes a style sheet that is linked for one that is there.
 */
export class InlineStyles {
  private readonly texts = new Map<string, string>();
  private readonly known = new BoundedCache<string>(MOST_KNOWN);

  /** @param folder the build's folder, .next */
  constructor(private readonly folder: string) {}

  apply(page: CapturedPage): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.text;
    const head = html.indexOf(HEAD_END);
    if (head < 0) return page;
    const last = html.lastIndexOf(SHEET, head);
    const to = last < 0 ? -1 : html.indexOf(TAG_END, last);
    if (to < 0 || to > head) return page;
    const [ahead, first] = [html.indexOf(AHEAD), html.indexOf(SHEET)];
    const from = ahead < 0 ? first : Math.min(ahead, first);
    const links = html.slice(from, to + TAG_END.length);
    const styles = this.stylesFor(links, IN_BENGALI.test(html.slice(0, LANGUAGE_WITHIN)));
    return { ...page, body: new EncodedBody(html.slice(0, from) + styles + html.slice(from + links.length)) };
  }

  /** A page's links and what stands between them, with the sheets in their place; the same for all pages of a kind. */
  private stylesFor(links: string, inBengali: boolean): string {
    const key = `${inBengali} ${links}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const styled = links
      .replace(PRELOAD, "")
      .replace(
        STYLESHEET,
        (link, href: string) => `<style>${this.textOf(href)}</style>${link.replace("<link", `<link ${CARRIED}`)}`,
      );
    const whole = inBengali ? withBengaliFont(styled) : styled;
    this.known.set(key, whole, whole.length + key.length);
    return whole;
  }

  /** The style sheet with its addresses written from the root, since the page lies elsewhere. */
  private textOf(href: string): string {
    let text = this.texts.get(href);
    if (text === undefined) {
      const folder = posix.dirname(href);
      text = readFileSync(join(this.folder, href.slice(PREFIX.length)), "utf8")
        .replace(
          /url\((?!["']?(?:data:|\/|https?:))(["']?)([^)"']+)\1\)/g,
          (_url, _quote, path: string) => `url(${posix.join(folder, path)})`,
        )
        // A text of ours could only end the element by accident; it may not.
        .replaceAll("</", "<\\/");
      this.texts.set(href, text);
    }
    return text;
  }
}

/**
 * On wide screens a page in Bengali asks for its font at once, not when its first line is laid out; next/font could only
 * ask for it on every page. On a phone its 105 KB would come before what is painted first (docs/decisions/044).
 */
function withBengaliFont(styles: string): string {
  const href = BENGALI_FONT.exec(styles)?.[1];
  if (href === undefined) return styles;
  return `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous" media="(min-width: 64.0625em)"/>${styles}`;
}
