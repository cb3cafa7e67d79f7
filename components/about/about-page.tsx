import { AboutHero } from "@/components/about/about-hero";
import { CareerBand } from "@/components/about/career-band";
import { knowPages, milestones, promises, storyPath } from "@/components/about/company-facts";
import { InvestorSnapshot } from "@/components/about/investor-snapshot";
import links from "@/components/about/know-links.module.css";
import promiseStyles from "@/components/about/promise-cards.module.css";
import styles from "@/components/about/story-line.module.css";
import { PageHead } from "@/components/layout/page-head";
import { SiteLink } from "@/components/ui/actions/site-link";
import { DatedLines } from "@/components/ui/lists/dated-lines";
import { Section } from "@/components/ui/sections/section";
import { TintedBand } from "@/components/ui/sections/tinted-band";
import { Drawing } from "@/components/ui/values/drawing";
import { Icon } from "@/components/ui/values/icon";
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

/** Links to the pages about the company, its management, owners and suppliers. */
function KnowLinks({ brand, brandSlug }: { brand: string; brandSlug: string }) {
  const { t } = useTexts("about");
  return (
    <ul className={links.links}>
      {knowPages(brandSlug).map(({ name, href }) => (
        <li key={name}>
          <SiteLink href={href} prefetch={false} className={links.link}>
            {t(`know.${name}`, { brand })}
            <Icon name="caretRight" size={18} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** The company's promises to the environment and society, each as a percentage in a ring. */
function PromiseCards() {
  const { t, language } = useTexts("about");
  return (
    <ul className={promiseStyles.cards}>
      {promises.map(({ name, percent, icon }) => (
        <li key={name} className={promiseStyles.card}>
          <div className={promiseStyles.ring}>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              <circle cx="60" cy="60" r="52" pathLength="100" />
              <circle cx="60" cy="60" r="52" pathLength="100" strokeDasharray={`${percent} 100`} />
            </svg>
            <Drawing src={`/icons/${icon}.svg`} width={48} />
          </div>
          <div>
            <h3>{t(`esg.${name}.title`)}</h3>
            <p className={promiseStyles.figure}>{formatNumber(percent, language)}%</p>
            <p>{t(`esg.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
