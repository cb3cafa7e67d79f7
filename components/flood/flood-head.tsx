import { PlainHead } from "@/components/layout/plain-head";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodPage, FloodReplyPage } from "@/services/content/flood-page.server";
import { floodCss } from "@/styles/flood-styles";
import { localePath, paths } from "@/utils/paths/paths";
import { jsonLdText } from "@/utils/seo/json-ld";
import { faqJsonLd } from "@/utils/seo/seo";
import { contentShare } from "@/utils/seo/share-facts";
import { sharePicture } from "@/utils/seo/share-picture";

/** The parts of the head that search engines and shared links read. */
export function FloodHead({ page: { language, brand, origin, title, description, blocks } }: { page: FloodPage }) {
  const address = (locale: string) => origin + localePath(paths.floodEmergency, locale);
  const questions = blocks.flatMap((block) => (block.type === "questions" ? block.items : []));
  const facts = { title, text: description, ...contentShare({ blocks }) };
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      <link rel="alternate" hrefLang="en" href={address("en")} />
      <link rel="alternate" hrefLang="bn" href={address("bn")} />
      <link rel="alternate" hrefLang="x-default" href={address("en")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={language === "bn" ? "bn_BD" : "en_GB"} />
      <meta property="og:image" content={origin + sharePicture(paths.floodEmergency, language, brand, facts)} />
      <meta name="twitter:card" content="summary_large_image" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheet, without user input */}
      <style dangerouslySetInnerHTML={{ __html: floodCss() }} />
      {questions.length > 0 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLdText, and a data block never runs
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(faqJsonLd(questions)) }} />
      )}
    </>
  );
}

/** The head of a reply to a form. It contains what one person typed, so search engines must not list it. */
export function FloodReplyHead({ page: { brand, reply } }: { page: FloodReplyPage }) {
  const { t } = useTexts("flood");
  return <PlainHead title={t(reply.form)} brand={brand} css={floodCss()} />;
}
