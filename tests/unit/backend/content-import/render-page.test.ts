import { hrefsOf } from "@/backend/content-import/check-page";
import { htmlOf, linksOf } from "@/backend/content-import/markdown";
import { renderPage } from "@/backend/content-import/render-page";
import { contentPage } from "@/backend/contract/content/content-page";
import { contentFile, smallSite, withBlock } from "@/tests/support/content";
import { getPicture } from "@/utils/pictures/pictures";

const html = (text: string, lang: "en" | "bn" = "en", headings: 2 | 3 = 3) => htmlOf(text, { lang, headings });

describe("Markdown", () => {
  it("becomes paragraphs, lists, emphasis and links", () => {
    expect(html("One **two**\n\n- [three](/shop)")).toBe(
      '<p>One <strong>two</strong></p>\n<ul>\n<li><a href="/shop">three</a></li>\n</ul>',
    );
  });

  it("cannot produce HTML, a script or a picture", () => {
    expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    expect(html("[x](javascript:alert(1))")).not.toContain("href");
    expect(html("![x](/a.png)")).not.toContain("<img");
  });

  it("links to pages in its own language; the shop and files get no language prefix", () => {
    expect(html("[a](/about#story) [b](/shop) [c](/documents/rules.pdf) [d](#top)", "bn")).toBe(
      '<p><a href="/bn/about#story">a</a> <a href="/shop">b</a> <a href="/documents/rules.pdf">c</a> <a href="#top">d</a></p>',
    );
  });

  it("keeps placeholders in texts and addresses, and sends no referrer to another site", () => {
    expect(html("[{{brand}}](/about/about-{{slug}}) [b]({{link.roaming}})")).toBe(
      '<p><a href="/about/about-{{slug}}">{{brand}}</a> <a href="{{link.roaming}}" rel="noopener noreferrer">b</a></p>',
    );
  });

  it("renders its headings below the heading of its block", () => {
    expect(html("### A\n\n#### B", "en", 3)).toBe("<h3>A</h3>\n<h4>B</h4>");
    expect(html("### A\n\n#### B", "en", 2)).toBe("<h2>A</h2>\n<h3>B</h3>");
    expect(html("# A", "en", 3)).toBe("<h3>A</h3>");
  });

  it("renders a dial code as a tel: link, except inside another link", () => {
    expect(html("Dial `*121*1#` or [`*121#`](/recharge) in `a * b`.")).toBe(
      '<p>Dial <a href="tel:*121*1%23"><code>*121*1#</code></a> or <a href="/recharge"><code>*121#</code></a> in <code>a * b</code>.</p>',
    );
  });

  it("lists its links", () => {
    expect(linksOf("[a](/shop) and [b](https://x.example)\n\n- [c](#d)")).toEqual(["/shop", "https://x.example", "#d"]);
  });
});

describe("a rendered page", () => {
  const served = (lang: "en" | "bn") =>
    renderPage(contentFile(lang), { path: "/business/ideas", lang, files: smallSite });

  it("fits the contract", () => {
    for (const lang of ["en", "bn"] as const) {
      expect(contentPage.safeParse({ ...served(lang), trail: [], beside: [] }).error).toBeUndefined();
    }
  });

  it("has pictures with alternative texts and documents with sizes", () => {
    const { alt, altBn, src } = getPicture("hero/business");
    expect(served("en").blocks[0]).toMatchObject({ picture: { src, alt } });
    expect(served("bn").blocks[0]).toMatchObject({ picture: { src, alt: altBn } });
    expect(served("en").blocks[4]).toMatchObject({
      items: [{ file: "/documents/rules.pdf", bytes: 1_234, format: "PDF" }],
    });
  });

  it("has the aside of a slot and of a form as HTML", () => {
    const aside = "Already sent? [Check the status](/contact-us/status)";
    const file = contentFile("bn");
    const blocks = [
      ...file.blocks,
      { type: "slot" as const, name: "order", aside },
      { type: "form" as const, form: "contact_us" as const, aside },
    ];
    const { blocks: made } = renderPage({ ...file, blocks }, { path: "/x", lang: "bn", files: smallSite });
    const shown = '<p>Already sent? <a href="/bn/contact-us/status">Check the status</a></p>';
    expect(made.slice(-2)).toMatchObject([
      { type: "slot", aside: shown },
      { type: "form", aside: shown },
    ]);
    expect(hrefsOf({ type: "slot", name: "order", aside })).toEqual(["/contact-us/status"]);
  });

  it("is refused when a document file is missing", () => {
    const items = [{ title: "Gone", file: "/documents/gone.pdf", date: "2026-01-02" }];
    const file = withBlock(contentFile("en"), "documents", (block) => ({ ...block, items }));
    expect(() => renderPage(file, { path: "/x", lang: "en", files: smallSite })).toThrow("No document");
  });
});
