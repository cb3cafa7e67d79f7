import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { createServerApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { answerFile } from "@/services/page/file-answer.server";
import { listSitemapPages } from "@/services/seo/sitemap.server";
import { sitemapXml } from "@/utils/seo/sitemap";

export const getServerSideProps = answerFile(async (context) => {
  const section = String(context.params?.["section"]).replace(/\.xml$/, "");
  const pages = await listSitemapPages(createServerApi(context), section);
  if (pages === null) return { notFound: true };
  context.res.setHeader("Content-Type", "application/xml; charset=utf-8");
  context.res.end(sitemapXml(siteEnv().publicOrigin, pages));
  return { props: {} };
});

export default UnrenderedPage;
