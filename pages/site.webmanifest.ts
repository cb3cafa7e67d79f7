import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { webManifest } from "@/services/seo/web-manifest.server";
import { colourNamed } from "@/styles/design-tokens";
import { languageOf } from "@/utils/text/translations";

export const getServerSideProps: GetServerSideProps = async ({ locale, res }) => {
  const manifest = await webManifest(languageOf(locale), colourNamed("surface").light);
  res.setHeader("Content-Type", "application/manifest+json; charset=utf-8");
  res.end(JSON.stringify(manifest));
  return { props: {} };
};

export default UnrenderedPage;
