import { localePath } from "@/utils/paths/paths";
import { escapeXml } from "@/utils/text/escape-markup";

/** A dated list for feed readers. Its paths have no language. */
export interface Feed {
  language: "en" | "bn";
  title: string;
  /** Who publishes it. */
  author: string;
  /** The path of the list's page. The path of the feed begins with it. */
  path: string;
  /** Newest first. */
  entries: readonly { path: string; title: string; summary: string; publishedOn: string }[];
}

/** The first moment of a day in Asia/Dhaka, because only the day is known. */
const momentOf = (day: string) => `${day}T00:00:00+06:00`;

/** The path of a list's feed. @param path of the list, without a language */
export function feedPath(path: string): string {
  return `${path}/feed.xml`;
}

/**
 * An Atom feed (RFC 4287). The id of an entry is its address, so that a reader shows no entry twice.
 * @param origin without a slash at its end
 * @param madeOn ISO day, used if the list has no entries
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
