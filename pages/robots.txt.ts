import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { siteEnv } from "@/services/api/env.server";
import { sideSection } from "@/services/page/side-section.server";
import { listPopularResults } from "@/services/search/popular-results.server";
import { robotsText } from "@/utils/seo/sitemap";

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  const open = await sideSection(res, "popular searches", listPopularResults);
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.end(robotsText(siteEnv().publicOrigin, open ?? []));
  return { props: {} };
};

export default UnrenderedPage;
