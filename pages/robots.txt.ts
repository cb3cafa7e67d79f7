import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { siteEnv } from "@/services/api/env.server";
import { sendFile } from "@/services/page/file-answer.server";
import { sideSection } from "@/services/page/side-section.server";
import { listPopularResults } from "@/services/search/popular-results.server";
import { robotsText } from "@/utils/seo/sitemap";

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const open = await sideSection(res, "popular searches", listPopularResults);
  return sendFile(res, "text/plain", robotsText(siteEnv().publicOrigin, open ?? []));
};

export default UnrenderedPage;
