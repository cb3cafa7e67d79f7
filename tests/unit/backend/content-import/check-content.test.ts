import { checkContent } from "@/backend/content-import/check-content";
import { CONTENT, readContentFolder } from "@/backend/content-import/content-files";
import { siteFiles } from "@/backend/content-import/site-files";
import type { ContentPageFile } from "@/backend/contract/content/content-page";
import { contentFile, contentTexts, smallSite, withBlock } from "@/tests/support/content";

const PATH = "/business/ideas";

/** The errors of a page, with the given file for each language. */
function faultsOf(en: unknown, bn: unknown = contentFile("bn")): string[] {
  return checkContent(contentTexts(PATH, { en, bn }), smallSite).errors.map(({ file, what }) => `${file} ${what}`);
}
/** The errors of a page with the same change in both languages. */
function errorsIn(change: (file: ContentPageFile) => unknown): string[] {
  return faultsOf(change(contentFile("en")), change(contentFile("bn")));
}
const inEnglish = (what: string) => `en${PATH}.json ${what}`;

it("finds no errors in a complete page", () => {
  const { pages, errors } = checkContent(
    contentTexts(PATH, { en: contentFile("en"), bn: contentFile("bn") }),
    smallSite,
  );

  expect(errors).toEqual([]);
  expect(pages).toHaveLength(2);
});

describe("a page that does not fit the contract", () => {
  it("is reported as invalid JSON", () => {
    expect(faultsOf("{")).toEqual([expect.stringContaining(inEnglish("is not JSON"))]);
  });

  it("is reported when the database cannot store one of its characters", () => {
    const errors = errorsIn((file) => ({ ...file, name: "Ideas\0" }));
    expect(errors).toContain(inEnglish("has a character that cannot be stored"));
  });

  it("is reported when no address can lead to it", () => {
    const { errors } = checkContent(
      contentTexts("/About us", { en: contentFile("en"), bn: contentFile("bn") }),
      smallSite,
    );
    expect(errors.map(({ what }) => what)).toEqual(
      Array(2).fill(expect.stringMatching(/^has a path that is not made/)),
    );
  });

  it("is reported with the name of the wrong field", () => {
    const { title: _, ...rest } = contentFile("en");
    expect(faultsOf(rest)[0]).toContain(`en${PATH}.json title: `);
  });

  it("is reported with a field that the block does not have", () => {
    const errors = errorsIn((file) => withBlock(file, "text", (block) => ({ ...block, html: "x" })));
    expect(errors[0]).toMatch(/blocks\.1: .*html/);
  });
});

describe("the two languages of a page", () => {
  it("are reported when one is missing", () => {
    const alone = (lang: "en" | "bn") =>
      checkContent(contentTexts(PATH, { [lang]: contentFile(lang) }), smallSite).errors.map(({ what }) => what);
    expect(alone("en")).toEqual(["has no page in Bengali that can be read"]);
    expect(alone("bn")).toEqual(["has no page in English"]);
  });

  it.each<[string, (file: ContentPageFile) => unknown]>([
    ["has another date in Bengali", (file) => ({ ...file, updated_on: "2026-11-02" })],
    ["stands in another section in Bengali", (file) => ({ ...file, section: "about" })],
    ["has 6 blocks, in Bengali 5", (file) => ({ ...file, blocks: file.blocks.slice(0, -1) })],
    [
      "block 3 (table) differs in Bengali in more than its words",
      (file) => withBlock(file, "table", (block) => ({ ...block, note: "Only here" })),
    ],
    [
      "block 4 (chart) differs in Bengali in more than its words",
      (file) =>
        withBlock(file, "chart", (block) => ({
          ...block,
          series: [{ name: "ভাবনা", values: [1, 3] }],
        })),
    ],
    [
      "block 1 (hero) differs in Bengali in more than its words",
      (file) => withBlock(file, "hero", (block) => ({ ...block, actions: [{ label: "শপ", href: "/shop" }] })),
    ],
    [
      "block 6 (questions) differs in Bengali in more than its words",
      (file) =>
        withBlock(file, "questions", (block) => ({
          ...block,
          items: "items" in block ? [...block.items].reverse() : [],
        })),
    ],
  ])("are reported when they differ: %s", (what, change) => {
    expect(faultsOf(contentFile("en"), change(contentFile("bn")))).toContain(inEnglish(what));
  });
});

describe("a link, picture or document of a page", () => {
  const withLink = (href: string) =>
    errorsIn((file) => withBlock(file, "text", (block) => ({ ...block, body: `[x](${href})` })));

  it.each([
    "/nowhere",
    "/business/ideas#nowhere",
    "#nowhere",
    "/bn/shop",
    "/documents/other.pdf",
    "shop",
    "http://a.example",
  ])("is reported when the target does not exist: %s", (href) => {
    expect(withLink(href)).toContain(inEnglish(`links to ${href}, which the site does not have`));
  });

  it.each([
    "/shop",
    "/shop#top",
    "/business/ideas#why",
    "#questions",
    "/documents/rules.pdf",
    "https://elsewhere.example",
    "{{link.roaming}}",
    "tel:121",
  ])("is accepted when it is %s", (href) => {
    expect(withLink(href)).toEqual([]);
  });

  it("is reported when the target page does not read a query parameter", () => {
    const href = "/shop?pack=p1#take";
    expect(withLink(href)).toContain(inEnglish(`links to ${href}, whose page does not read "pack"`));
  });

  it("is also checked in the fields of a block", () => {
    const errors = errorsIn((file) =>
      withBlock(file, "hero", (block) => ({ ...block, actions: [{ label: "Go", href: "/nowhere" }] })),
    );
    expect(errors).toContain(inEnglish("links to /nowhere, which the site does not have"));
  });

  it("is accepted when the target has the brand in its address", () => {
    const texts = [
      ...contentTexts(PATH, {
        en: withBlock(contentFile("en"), "text", (block) => ({ ...block, body: "[x](/about/about-{{slug}})" })),
        bn: withBlock(contentFile("bn"), "text", (block) => ({ ...block, body: "[x](/about/about-{{slug}})" })),
      }),
      ...contentTexts("/about/about-brand", {
        en: { ...contentFile("en"), title: "Other", description: "Other." },
        bn: { ...contentFile("bn"), title: "অন্য", description: "অন্য।" },
      }),
    ];
    expect(checkContent(texts, smallSite).errors).toEqual([]);
  });

  it("is reported when the picture is not in the kit", () => {
    const errors = errorsIn((file) => withBlock(file, "hero", (block) => ({ ...block, picture: "hero/nothing" })));
    expect(errors).toContain(inEnglish("shows the picture hero/nothing, which the kit lacks"));
  });

  it("is reported when the document is not under public", () => {
    const items = [{ title: "Other", file: "/documents/other.pdf", date: "2026-01-02" }];
    const errors = errorsIn((file) => withBlock(file, "documents", (block) => ({ ...block, items })));
    expect(errors).toContain(inEnglish("lists the document /documents/other.pdf, which is not under public"));
  });
});

describe("the text and structure of a page", () => {
  it.each<[string, (file: ContentPageFile) => unknown]>([
    ["has a placeholder that nobody fills in: {{name}}", (file) => ({ ...file, name: "{{name}}" })],
    ["has a placeholder that nobody fills in: {{link.nobody}}", (file) => ({ ...file, name: "{{link.nobody}}" })],
    ["has a placeholder that nobody fills in: a {{brand", (file) => ({ ...file, name: "a {{brand" })],
    ["does not begin with a hero", (file) => ({ ...file, blocks: file.blocks.slice(1) })],
    ["has a second hero", (file) => ({ ...file, blocks: [...file.blocks, file.blocks[0]] })],
    ['uses the id "why" twice', (file) => withBlock(file, "questions", (block) => ({ ...block, id: "why" }))],
    [
      "has a row of 1 cells for 2 columns",
      (file) => withBlock(file, "table", (block) => ({ ...block, rows: [["1"]] })),
    ],
    [
      "has 3 values for 2 labels",
      (file) => withBlock(file, "chart", (block) => ({ ...block, series: [{ name: "x", values: [1, 2, 3] }] })),
    ],
    [
      "a text has HTML in it, which would be shown as it is written",
      (file) => withBlock(file, "text", (block) => ({ ...block, body: "<b>Loud</b>" })),
    ],
  ])("are reported when wrong: %s", (what, change) => {
    expect(errorsIn(change).join("\n")).toContain(what);
  });

  it("are reported when title or description equals that of another page", () => {
    const both = { en: contentFile("en"), bn: contentFile("bn") };
    const { errors } = checkContent([...contentTexts(PATH, both), ...contentTexts("/business/more", both)], smallSite);
    expect(errors.map(({ path, what }) => `${path} ${what}`)).toEqual(
      Array(2)
        .fill(["title", "description"].map((field) => `/business/more has the ${field} of ${PATH}`))
        .flat(),
    );
  });
});

it("finds no errors in the content of the site", () => {
  const root = process.cwd();
  const texts = readContentFolder(`${root}/${CONTENT}`);
  const { errors } = checkContent(texts, siteFiles(root));

  expect(errors.map(({ path, what }) => `${path} ${what}`)).toEqual([]);
  expect(texts.length).toBeGreaterThan(0);
});
