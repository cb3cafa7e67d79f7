import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { answerFile, sendFile } from "@/services/page/file-answer.server";
import { listSitemapSections } from "@/services/seo/sitemap.server";
import { sitemapIndexXml } from "@/utils/seo/sitemap";

export const getServerSideProps = answerFile(async (context) => {
  const sections = await listSitemapSections(createServerApi(context));
  return sendFile(context.res, "application/xml", sitemapIndexXml(siteEnv().publicOrigin, sections));
});

export default UnrenderedPage;
