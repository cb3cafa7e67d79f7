import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type CapturedPage, isHtml } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";

const PREFIX = "/_next/";
const STYLESHEET = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"[^>]*\/>/g;
const PRELOAD = /<link rel="preload" href="\/_next\/static\/[^"]+\.css" as="style"\/>/g;
const HEAD_END = "</head>";
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

  /** @param folder the build's folder, .next */
  constructor(private readonly folder: string) {}

  apply(page: CapturedPage): CapturedPage {
    if (!isHtml(page)) return page;
    const html = page.body.text;
    const end = html.indexOf(HEAD_END);
    if (end < 0) return page;
    const head = html.slice(0, end);
    const styled = head
      .replace(PRELOAD, "")
      .replace(
        STYLESHEET,
        (link, href: string) => `<style>${this.textOf(href)}</style>${link.replace("<link", `<link ${CARRIED}`)}`,
      );
    const whole = withBengaliFont(styled);
    return { ...page, body: new EncodedBody(whole + html.slice(end)) };
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
function withBengaliFont(head: string): string {
  const href = IN_BENGALI.test(head) ? BENGALI_FONT.exec(head)?.[1] : undefined;
  if (href === undefined) return head;
  return head.replace(
    "<style>",
    `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous" media="(min-width: 64.0625em)"/><style>`,
  );
}
