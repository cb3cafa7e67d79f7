import { localePath } from "@/utils/paths/paths";

/** A dated list as programs read it. Paths carry no language. */
export interface Feed {
  language: "en" | "bn";
  title: string;
  /** Who publishes it. */
  author: string;
  /** Of the list that people read; the feed lies under it. */
  path: string;
  /** Newest first. */
  entries: readonly { path: string; title: string; summary: string; publishedOn: string }[];
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
/** The first moment of a day in Asia/Dhaka: only days are known. */
const momentOf = (day: string) => `${day}T00:00:00+06:00`;

/** Where the feed of a list lies. @param path of the list, without a language */
export function feedPath(path: string): string {
  return `${path}/feed.xml`;
}

/**
 * An Atom feed (RFC 4287). An entry is known by its address, so that a reader shows none twice.
 * @param origin without a slash at its end
 * @param madeOn ISO day, for a list without entries
 */
export function atomXml(feed: Feed, origin: string, madeOn: string): string {
  const addressOf = (path: string) => escapeXml(origin + localePath(path, feed.language));
  const entries = feed.entries.map(({ path, title, summary, publishedOn }) =>
    [
      "<entry>",
      `<id>${addressOf(path)}</id>`,
      `<title>${escapeXml(title)}</title>`,
      `<link rel="alternate" type="text/html" href="${addressOf(path)}"/>`,
      `<published>${momentOf(publishedOn)}</published>`,
      `<updated>${momentOf(publishedOn)}</updated>`,
      `<summary>${escapeXml(summary)}</summary>`,
      "</entry>",
    ].join(""),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    `<id>${addressOf(feedPath(feed.path))}</id>`,
    `<title>${escapeXml(feed.title)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${addressOf(feedPath(feed.path))}"/>`,
    `<link rel="alternate" type="text/html" href="${addressOf(feed.path)}"/>`,
    `<updated>${momentOf(feed.entries[0]?.publishedOn ?? madeOn)}</updated>`,
    `<author><name>${escapeXml(feed.author)}</name></author>`,
    ...entries,
    "</feed>",
    "",
  ].join("\n");
}
