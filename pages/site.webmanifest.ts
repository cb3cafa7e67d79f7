import type { GetServerSideProps } from "next";
import { webManifest } from "@/services/seo/web-manifest.server";
import { colourNamed } from "@/styles/design-tokens";
import { languageOf } from "@/utils/text/translations";

export const getServerSideProps: GetServerSideProps = async ({ locale, res }) => {
  const manifest = await webManifest(languageOf(locale), colourNamed("surface").light);
  res.setHeader("Content-Type", "application/manifest+json; charset=utf-8");
  res.end(JSON.stringify(manifest));
  return { props: {} };
};

/** Next requires a component, but it is never rendered: getServerSideProps has already sent the response. */
export default function WebManifest() {
  return null;
}
