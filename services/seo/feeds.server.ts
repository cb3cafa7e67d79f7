import type { GetServerSideProps } from "next";
import type { Api } from "@/services/api/api-client";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { listPressReleases } from "@/services/news/news-service";
import { sendFile } from "@/services/page/file-answer.server";
import { loadT } from "@/services/page/page-texts.server";
import { listNotices } from "@/services/support/support-service";
import { dayInDhaka } from "@/utils/dates/dates";
import { noticePath, paths } from "@/utils/paths/paths";
import { atomXml, type Feed } from "@/utils/seo/feed";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf } from "@/utils/text/translations";

/** More entries than any reader misses; older entries are in the list. */
const ENTRIES = 24;

async function pressEntries(api: Api): Promise<Feed["entries"]> {
  const { releases } = await listPressReleases(api, { perPage: ENTRIES });
  return releases.map((release) => ({ ...release, path: `${paths.pressReleases}/${release.slug}` }));
}

async function noticeEntries(api: Api): Promise<Feed["entries"]> {
  const { notices } = await listNotices(api, { perPage: ENTRIES });
  return notices.map((notice) => ({ ...notice, path: noticePath(notice.slug) }));
}

const FEEDS = {
  press: {
    path: paths.pressReleases,
    titleIn: async (language: Language) => (await loadT(language, "news"))("title"),
    entries: pressEntries,
  },
  notices: {
    path: paths.notices,
    titleIn: async (language: Language) => (await loadT(language, "support"))("notices.title"),
    entries: noticeEntries,
  },
};

/** The feed for an address, in the address's language (feature 83). If its list cannot be loaded, the feed fails. */
export function serveFeed(name: keyof typeof FEEDS): GetServerSideProps {
  const { path, titleIn, entries } = FEEDS[name];
  return async (context) => {
    const { brand, publicOrigin } = siteEnv();
    const language = languageOf(context.locale);
    const author = brandName(brand, language);
    const feed: Feed = {
      language,
      path,
      title: `${await titleIn(language)} | ${author}`,
      author,
      entries: await entries(createServerApi(context)),
    };
    return sendFile(context.res, "application/atom+xml", atomXml(feed, publicOrigin, dayInDhaka(new Date())));
  };
}
