import type { ContentPage } from "@/backend/contract/content/content-page";
import { htmlToMarkdown } from "@/services/seo/html-markdown";
import { contentMarkdown } from "@/services/seo/page-markdown";

describe("Markdown of a text", () => {
  it.each([
    ["<p>One &amp; <strong>two</strong>.</p>\n<p>Three<br />four</p>", "One & **two**.\n\nThree\nfour"],
    ["<h3>Fees</h3>\n<p>None</p>", "### Fees\n\nNone"],
    [
      "<ul>\n<li>One</li>\n<li>Two\n<ol>\n<li>First</li>\n</ol>\n</li>\n</ul>\n<p>End</p>",
      "- One\n- Two\n  1. First\n\nEnd",
    ],
    [
      '<p><a href="/recharge?a=1&amp;b=2">Recharge</a> now</p>',
      "[Recharge](https://site.example/recharge?a=1&b=2) now",
    ],
  ])("of %s", (html, markdown) => {
    expect(htmlToMarkdown(html, (href) => `https://site.example${href}`)).toBe(markdown);
  });
});

describe("Markdown of a page", () => {
  const page = {
    blocks: [
      { type: "hero", heading: "Support", text: "Ask us.", facts: [{ value: "24/7", label: "hotline" }] },
      {
        type: "table",
        heading: "Codes",
        caption: "To dial",
        columns: [{ label: "To" }, { label: "Dial" }],
        rows: [["See | hear", "*121*1#"]],
      },
      { type: "questions", heading: "Questions", items: [{ id: "a", question: "Why?", answer: "<p>So.</p>" }] },
      { type: "slot", heading: "Answers", name: "useful-info" },
    ],
  } as unknown as ContentPage;
  const text = contentMarkdown(page, { address: "https://site.example/support", addressOf: (href) => href });

  it("has a heading and the texts of every block", () => {
    expect(text.split("\n").filter((line) => line.startsWith("#"))).toEqual([
      "# Support",
      "## Codes",
      "## Questions",
      "### Why?",
      "## Answers",
    ]);
    for (const part of ["Ask us.", "- hotline: 24/7", "To dial", "So."]) expect(text).toContain(`${part}\n`);
  });

  it("writes a table with columns, and a dial code as code", () => {
    expect(text).toContain("| To | Dial |\n| --- | --- |\n| See \\| hear | `*121*1#` |");
  });

  it("links to the page for a slot", () => {
    expect(text.endsWith("## Answers\n\n<https://site.example/support>\n")).toBe(true);
  });
});
