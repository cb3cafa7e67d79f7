import type { GetServerSideProps } from "next";
import { UnrenderedPage } from "@/components/layout/unrendered-page";
import { sendFile } from "@/services/page/file-answer.server";
import { webManifest } from "@/services/seo/web-manifest.server";
import { colourNamed } from "@/styles/design-tokens";
import { languageOf } from "@/utils/text/translations";

export const getServerSideProps: GetServerSideProps = async ({ locale, res }) => {
  const manifest = await webManifest(languageOf(locale), colourNamed("surface").light);
  return sendFile(res, "application/manifest+json", JSON.stringify(manifest));
};

export default UnrenderedPage;
