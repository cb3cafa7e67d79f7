import { AboutHero } from "@/components/about/about-hero";
import { CareerBand } from "@/components/about/career-band";
import { milestones, storyPath } from "@/components/about/company-facts";
import { InvestorSnapshot } from "@/components/about/investor-snapshot";
import { KnowLinks } from "@/components/about/know-links";
import { PromiseCards } from "@/components/about/promise-cards";
import styles from "@/components/about/story-line.module.css";
import { PageHead } from "@/components/layout/page-head";
import { DatedLines } from "@/components/ui/lists/dated-lines";
import { Section } from "@/components/ui/sections/section";
import { TintedBand } from "@/components/ui/sections/tinted-band";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadAbout } from "@/services/content/about-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import { organizationJsonLd } from "@/utils/seo/seo";
import { brandForms } from "@/utils/text/brand-forms";

/** The page about the company. */
export function AboutPage({ layout, pictures, results, holding, news }: ViewProps<typeof loadAbout>) {
  const { t } = useTexts("about");
  const { brand, brandSlug, origin, outside } = layout;
  return (
    <>
      <PageHead
        layout={layout}
        title={t("title")}
        description={t("description", { ...brandForms(brand) })}
        path={paths.about}
        share={{}}
        jsonLd={typeof window === "undefined" ? [organizationJsonLd(brand, origin, outside)] : []}
      />
      <AboutHero brand={brand} map={pictures.network} />
      <Section id="story" title={t("story.title")} more={{ href: storyPath(brandSlug), label: t("story.more") }}>
        <StoryLine />
      </Section>
      <Section id="esg" title={t("esg.title")} more={{ href: paths.socialImpact, label: t("esg.more") }}>
        <PromiseCards />
      </Section>
      <TintedBand
        id="investors"
        title={t("investors.title")}
        more={{ href: paths.investors, label: t("investors.more") }}
      >
        <InvestorSnapshot results={results} holding={holding} />
      </TintedBand>
      {news && (
        <Section id="news" title={t("news.title")} more={{ href: paths.pressReleases, label: t("news.more") }}>
          <DatedLines entries={news} path={(slug) => `${paths.pressReleases}/${slug}`} />
        </Section>
      )}
      <CareerBand picture={pictures.career} vacancies={outside.vacancies} />
      <Section id="know" title={t("know.title")}>
        <KnowLinks brand={brand} brandSlug={brandSlug} />
      </Section>
    </>
  );
}

/** The company's story in six milestones, each with its year. */
function StoryLine() {
  const { t, language } = useTexts("about");
  return (
    <ol className={styles.line}>
      {milestones.map((year) => (
        <li key={year}>
          <b>{formatNumber(year, language)}</b>
          <p>{t(`story.y${year}`)}</p>
        </li>
      ))}
    </ol>
  );
}
