import type { GetServerSideProps } from "next";
import type { Api } from "@/services/api/api-client";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { listPressReleases } from "@/services/news/news-service";
import { getPageTexts } from "@/services/page/page-texts.server";
import { listNotices } from "@/services/support/support-service";
import { dayInDhaka } from "@/utils/dates/dates";
import { noticePath, paths } from "@/utils/paths/paths";
import { atomXml, type Feed } from "@/utils/seo/feed";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf, translatorFor } from "@/utils/text/translations";

/** More entries than any reader misses; older entries are in the list. */
const ENTRIES = 24;

async function titleOf(language: Language, namespace: "news" | "support", key: string): Promise<string> {
  const { brand } = siteEnv();
  const texts = await getPageTexts(language, [namespace]);
  const translate = translatorFor(language, texts).in(namespace) as unknown as (key: string) => string;
  return `${translate(key)} | ${brandName(brand, language)}`;
}

async function pressEntries(api: Api): Promise<Feed["entries"]> {
  const { releases } = await listPressReleases(api, { perPage: ENTRIES });
  return releases.map((release) => ({ ...release, path: `${paths.pressReleases}/${release.slug}` }));
}

async function noticeEntries(api: Api): Promise<Feed["entries"]> {
  const { notices } = await listNotices(api, { perPage: ENTRIES });
  return notices.map((notice) => ({ ...notice, path: noticePath(notice.slug) }));
}

const FEEDS = {
  press: { path: paths.pressReleases, namespace: "news", title: "title", entries: pressEntries },
  notices: { path: paths.notices, namespace: "support", title: "notices.title", entries: noticeEntries },
} as const;

/** The feed for an address, in the address's language (feature 83). If its list cannot be loaded, the feed fails. */
export function serveFeed(name: keyof typeof FEEDS): GetServerSideProps {
  const { path, namespace, title, entries } = FEEDS[name];
  return async (context) => {
    const { brand, publicOrigin } = siteEnv();
    const language = languageOf(context.locale);
    const feed: Feed = {
      language,
      path,
      title: await titleOf(language, namespace, title),
      author: brandName(brand, language),
      entries: await entries(createServerApi(context)),
    };
    context.res.setHeader("Content-Type", "application/atom+xml; charset=utf-8");
    context.res.end(atomXml(feed, publicOrigin, dayInDhaka(new Date())));
    return { props: {} };
  };
}
