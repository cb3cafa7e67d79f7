import { ProductRail } from "@/components/catalog/card/product-rail";
import { AppBand } from "@/components/home/app-band";
import { CampaignBand } from "@/components/home/campaign-band";
import { FromShopNote } from "@/components/home/from-shop-note";
import { Hero } from "@/components/home/hero";
import { NewsCards } from "@/components/home/news-cards";
import { PackRail } from "@/components/home/pack-rail";
import { QuickActions } from "@/components/home/quick-actions";
import { ServiceTiles } from "@/components/home/service-tiles";
import { StarBand } from "@/components/home/star-band";
import { TaskTiles } from "@/components/home/task-tiles";
import { PageHead } from "@/components/layout/page-head";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadHome } from "@/services/content/home-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { organizationJsonLd, websiteJsonLd } from "@/utils/seo/seo";
import { brandForms } from "@/utils/text/brand-forms";

/** The home page: packs, phones, offers and news of the features they belong to. */
export function HomePage({ layout, pictures, fiveGFromPoisha, ...sections }: ViewProps<typeof loadHome>) {
  const { packs, phones, starOffers, campaign, news } = sections;
  const { t, language } = useTexts("home");
  const { brand, origin, outside } = layout;
  return (
    <>
      <PageHead
        layout={layout}
        title={t("title")}
        description={t("description", { ...brandForms(brand) })}
        jsonLd={
          typeof window === "undefined"
            ? [organizationJsonLd(brand, origin, outside), websiteJsonLd(brand, origin, language)]
            : []
        }
      />
      <div className={page.container}>
        {language === "bn" && <FromShopNote />}
        <Hero pictures={pictures} fiveGFromPoisha={fiveGFromPoisha} />
        <QuickActions />
      </div>
      {packs && (
        <Section id="packs" title={t("packs.title")} more={{ href: paths.internetPacks, label: t("packs.more") }}>
          <PackRail label={t("packs.title")} packs={packs} />
        </Section>
      )}
      {campaign && <CampaignBand campaign={campaign} />}
      {phones && (
        <Section id="new" title={t("new.title")} more={{ href: `${paths.phones}?sort=newest`, label: t("new.more") }}>
          <ProductRail label={t("new.title")} products={phones} />
        </Section>
      )}
      {starOffers && <StarBand brand={brand} offers={starOffers} />}
      <Section id="services" title={t("services.title")} more={{ href: paths.services, label: t("services.more") }}>
        <ServiceTiles brand={brand} pictures={pictures} />
      </Section>
      {/* Readers in the app have it. */}
      {layout.chrome.channel !== "app" && <AppBand brand={brand} picture={pictures.app} store={outside.myGpStore} />}
      {news && (
        <Section id="news" title={t("news.title")} more={{ href: paths.pressReleases, label: t("news.more") }}>
          <NewsCards releases={news} />
        </Section>
      )}
      <Section id="ways" title={t("ways.title", { ...brandForms(brand) })}>
        <TaskTiles />
      </Section>
    </>
  );
}
