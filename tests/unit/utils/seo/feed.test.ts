import { atomXml, feedPath } from "@/utils/seo/feed";

const feed = {
  language: "bn" as const,
  title: "নোটিশ বোর্ড | জিপি",
  author: "জিপি",
  path: "/notice-board",
  entries: [
    { path: "/notice-board/b", title: 'B & "C" <d>', summary: "1 < 2", publishedOn: "2026-11-18" },
    { path: "/notice-board/a", title: "A", summary: "S", publishedOn: "2026-10-01" },
  ],
};

test("a feed contains the addresses of itself, its list and its entries in its language, and is as new as its first entry", () => {
  const xml = atomXml(feed, "https://gp.example", "2026-11-22");
  expect(feedPath(feed.path)).toBe("/notice-board/feed.xml");
  expect(xml).toContain('rel="self" type="application/atom+xml" href="https://gp.example/bn/notice-board/feed.xml"');
  expect([...xml.matchAll(/<id>([^<]*)<\/id>/g)].map(([, id]) => id)).toEqual([
    "https://gp.example/bn/notice-board/feed.xml",
    "https://gp.example/bn/notice-board/b",
    "https://gp.example/bn/notice-board/a",
  ]);
  expect(/<updated>([^<]*)/.exec(xml)?.[1]).toBe("2026-11-18T00:00:00+06:00");
});

test("titles and summaries are escaped", () => {
  const xml = atomXml(feed, "https://gp.example", "2026-11-22");
  expect(xml).toContain("<title>B &amp; &quot;C&quot; &lt;d&gt;</title>");
  expect(xml).toContain("<summary>1 &lt; 2</summary>");
});

test("a feed without entries has the date of today", () => {
  const xml = atomXml({ ...feed, entries: [] }, "https://gp.example", "2026-11-22");
  expect(xml).toContain("<updated>2026-11-22T00:00:00+06:00</updated>");
  expect(xml).not.toContain("<entry>");
});

test("characters that XML forbids are left out, since one of them makes the file unreadable", () => {
  const entry = {
    path: "/notice-board/c",
    title: "Line\v one\0\u001b\uFFFE 😀",
    summary: "\uD83D",
    publishedOn: "2026-11-18",
  };
  const xml = atomXml({ ...feed, entries: [entry] }, "https://gp.example", "2026-11-22");
  expect(xml).toContain("<title>Line one 😀</title>");
  expect(xml).toContain("<summary></summary>");
});
