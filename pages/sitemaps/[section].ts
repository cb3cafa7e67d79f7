import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { answerFile, NO_FILE, sendFile } from "@/services/page/file-answer.server";
import { listSitemapPages } from "@/services/seo/sitemap.server";
import { sitemapXml } from "@/utils/seo/sitemap";

export const getServerSideProps = answerFile(async (context) => {
  const section = String(context.params?.["section"]).replace(/\.xml$/, "");
  const pages = await listSitemapPages(createServerApi(context), section);
  return pages === null ? NO_FILE : sendFile(context.res, "application/xml", sitemapXml(siteEnv().publicOrigin, pages));
});

export default UnrenderedPage;
