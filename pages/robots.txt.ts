import type { GetServerSideProps } from "next";
import { siteEnv } from "@/services/api/env.server";
import { robotsText } from "@/utils/seo/sitemap";

export const getServerSideProps: GetServerSideProps = async ({ res }) => {
  res.setHeader("Content-Type", "text/plain; charset=utf-8");
  res.end(robotsText(siteEnv().publicOrigin));
  return { props: {} };
};

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function Robots() {
  return null;
}
