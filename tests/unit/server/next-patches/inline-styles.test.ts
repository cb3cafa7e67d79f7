import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CapturedPage } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";
import { InlineStyles } from "@/server/next-patches/inline-styles";

const HREF = "/_next/static/chunks/site.css";
const LINK = `<link rel="stylesheet" href="${HREF}" data-n-g=""/>`;
let build: string;

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "portal-build-"));
  mkdirSync(join(build, "static/chunks"), { recursive: true });
});

afterEach(() => rmSync(build, { recursive: true }));

const pageOf = (html: string, type = "text/html; charset=utf-8"): CapturedPage => ({
  status: 200,
  headers: { "content-type": type },
  body: new EncodedBody(Buffer.from(html)),
});

/** The resulting page if its style sheet has this content. */
function styled(css: string, head = LINK, language = "en"): string {
  writeFileSync(join(build, "static/chunks/site.css"), css);
  const page = pageOf(`<html lang="${language}"><head>${head}</head><body>${LINK}</body></html>`);
  return new InlineStyles(build).apply(page).body.plain.toString();
}

it("writes the style sheet into the head, and keeps its link with a type that no browser loads", () => {
  const html = styled("p{margin:0}");

  expect(html).toContain(`<head><style>p{margin:0}</style><link type="text/x-carried" rel="stylesheet" href="${HREF}"`);
  expect(html).toContain(`<body>${LINK}</body>`);
});

it("writes an unused style sheet to the end of the page, and keeps its link in the head", () => {
  writeFileSync(join(build, "static/chunks/site.css"), ".T8-Hba_chip{gap:0}");
  const html = (body: string) =>
    new InlineStyles(build).apply(pageOf(`<html><head>${LINK}</head><body>${body}</body></html>`)).body.text;
  const link = `<link type="text/x-carried" rel="stylesheet" href="${HREF}" data-n-g=""/>`;

  expect(html("<p>None</p>")).toBe(
    `<html><head>${link}</head><body><p>None</p><style type="text/x-late" data-late="${HREF}">.T8-Hba_chip{gap:0}</style></body></html>`,
  );
  expect(html('<p class="T8-Hba_chips">Two</p>')).toContain(`<head><style>.T8-Hba_chip{gap:0}</style>${link}</head>`);
});

it("removes the preload of a style sheet that is in the page", () => {
  const preload = `<link rel="preload" href="${HREF}" as="style"/>`;

  expect(styled("p{margin:0}", preload + LINK)).not.toContain("preload");
});

it("converts relative URLs in CSS to absolute paths, and keeps the others", () => {
  const html = styled(
    'a{src:url(../media/latin.woff2)}b{src:url("../media/bengali.woff2")}c{src:url(data:a)}d{src:url(/x.svg)}',
  );

  expect(html).toContain("a{src:url(/_next/static/media/latin.woff2)}");
  expect(html).toContain("b{src:url(/_next/static/media/bengali.woff2)}");
  expect(html).toContain("c{src:url(data:a)}d{src:url(/x.svg)}");
});

it('adds a preload with media "not all" for the Bengali font to Bengali pages only', () => {
  const css =
    "@font-face{src:url(../media/latin.woff2)}@font-face{src:url(../media/noto_bengali.1a.woff2)format('woff2')}";
  const asked =
    '<link rel="preload" href="/_next/static/media/noto_bengali.1a.woff2" as="font" type="font/woff2" crossorigin="anonymous" media="not all"/>';

  expect(styled(css, LINK, "bn")).toContain(`<head>${asked}<style>`);
  expect(styled(css, LINK, "bn").split("preload")).toHaveLength(2);
  expect(styled(css)).not.toContain("preload");
  expect(styled("p{margin:0}", LINK, "bn")).not.toContain("preload");
});

it("escapes the end of the style element in the CSS", () => {
  const html = styled('a::after{content:"</style><script>"}');

  expect(html).toContain('a::after{content:"<\\/style><script>"}</style>');
});

it("does not change a response that is not HTML or has no head", () => {
  const data = pageOf(`{"head":"${HREF}</head>"}`, "application/json");
  const bare = pageOf(`<p>${LINK}</p>`);
  const styles = new InlineStyles(build);

  expect(styles.apply(data)).toBe(data);
  expect(styles.apply(bare)).toBe(bare);
});
