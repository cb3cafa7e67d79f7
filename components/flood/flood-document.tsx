import { FloodBlock } from "@/components/flood/flood-block";
import { FloodWalletBar } from "@/components/flood/flood-wallet-bar";
import { useTexts } from "@/hooks/ui/use-texts";
import type { FloodPage } from "@/services/content/flood-page.server";
import { floodCss } from "@/styles/flood-styles";
import { formatDate } from "@/utils/dates/dates";
import { localePath, paths } from "@/utils/paths/paths";
import { jsonLdElement } from "@/utils/seo/json-ld";
import { faqJsonLd } from "@/utils/seo/seo";
import { contentShare } from "@/utils/seo/share-facts";
import { sharePicture } from "@/utils/seo/share-picture";

/** The whole flood page. It loads nothing and has no script: it works on a bad network, or without one from a cache. */
export function FloodDocument({ page }: { page: FloodPage }) {
  const { t } = useTexts("flood");
  const { language, brand, blocks, keptOn, frame } = page;
  const other = language === "bn" ? "en" : "bn";
  const [hero, ...others] = blocks;
  return (
    <html lang={language} data-mode={frame.mode ?? undefined}>
      {/* biome-ignore lint/style/noHeadElement: this is no page of Next's */}
      <head>
        <FloodHead page={page} />
      </head>
      <body>
        <a className="skip" href="#content">
          {t("skip")}
        </a>
        {frame.header && (
          <header className="top">
            <div className="wide">
              <a href={localePath(paths.home, language)}>{brand}</a>
              <a href={localePath(paths.floodEmergency, other)} hrefLang={other} lang={other}>
                {t("other")}
              </a>
            </div>
          </header>
        )}
        <main id="content" className={frame.wallet === null ? undefined : "above"}>
          {hero?.type === "hero" && <FloodHero hero={hero} />}
          <div className="wide">
            {others.map((block, index) => (
              // Blocks of a page never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <FloodBlock key={index} id={block.id ?? `part-${index + 1}`} block={block} page={page} />
            ))}
          </div>
        </main>
        {frame.footer && (
          <footer className="wide">
            <p>{t("kept", { date: formatDate(keptOn, language) })}</p>
            <p>
              <a href={localePath(paths.support, language)}>{t("back")}</a>
            </p>
          </footer>
        )}
        {frame.wallet !== null && <FloodWalletBar wallet={frame.wallet} />}
      </body>
    </html>
  );
}

type HeroBlock = Extract<FloodPage["blocks"][number], { type: "hero" }>;

/** The heading of the flood page, with its links. */
function FloodHero({ hero }: { hero: HeroBlock }) {
  return (
    <div className="hero">
      <div className="wide">
        <h1>{hero.heading}</h1>
        <p>{hero.text}</p>
        <p className="ways">
          {hero.actions?.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </div>
  );
}

/** The parts of the head that search engines and shared links read. */
function FloodHead({ page: { language, brand, origin, title, description, blocks } }: { page: FloodPage }) {
  const address = (locale: string) => origin + localePath(paths.floodEmergency, locale);
  const questions = blocks.flatMap((block) => (block.type === "questions" ? block.items : []));
  const style = floodCss();
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, without anything that a visitor typed */}
      <style dangerouslySetInnerHTML={{ __html: style }} />
      <FaqData element={questions.length > 0 ? jsonLdElement(faqJsonLd(questions)) : ""} />
    </>
  );
}

/** A data block; its text is escaped by jsonLdElement. */
function FaqData({ element }: { element: string }) {
  const inside = /^<script[^>]*>(.*)<\/script>$/s.exec(element)?.[1];
  if (inside === undefined) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLdText, and a data block never runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inside }} />;
}
