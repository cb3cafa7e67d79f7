import type { InferGetServerSidePropsType } from "next";
import { BrandTiles, brandTiles } from "@/components/catalog/brand-tiles";
import { BudgetTiles } from "@/components/catalog/budget-tiles";
import { ProductRail } from "@/components/catalog/product-rail";
import { TrustRow } from "@/components/catalog/trust-row";
import { Hero } from "@/components/home/hero";
import { QuickActions } from "@/components/home/quick-actions";
import { TrackBand } from "@/components/home/track-band";
import { PageHead } from "@/components/layout/page-head";
import page from "@/components/ui/page.module.css";
import { Section } from "@/components/ui/section";
import { useTexts } from "@/hooks/use-texts";
import { getListing, listProducts } from "@/services/catalog-service";
import { heroPictures } from "@/services/hero-pictures.server";
import { withPageProps } from "@/services/page-props.server";
import { readListingQuery } from "@/utils/listing-query";
import { paths } from "@/utils/paths";
import { organizationJsonLd, websiteJsonLd } from "@/utils/seo";

const RAIL_LENGTH = 8;

export const getServerSideProps = withPageProps(["home"], async ({ api, language }) => {
  const [newest, [cheapestFiveG]] = await Promise.all([
    getListing(api, "phones", readListingQuery({ sort: "newest" })),
    listProducts(api, "phones", { fiveG: true, sort: "price-low" }, 1),
  ]);
  return {
    hero: heroPictures(language),
    fiveGFromPoisha: cheapestFiveG?.pricePoisha ?? null,
    phones: newest.products.slice(0, RAIL_LENGTH),
    brands: brandTiles(newest),
  };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function HomePage({ shell, hero, fiveGFromPoisha, phones, brands }: Props) {
  const { t, language } = useTexts("home");
  return (
    <>
      <PageHead
        shell={shell}
        title={t("title")}
        description={t("description")}
        path={paths.home}
        jsonLd={[organizationJsonLd(shell.brand, shell.origin), websiteJsonLd(shell.brand, shell.origin, language)]}
      />
      <div className={page.container}>
        <Hero pictures={hero} fiveGFromPoisha={fiveGFromPoisha} />
        <QuickActions />
      </div>
      <Section id="new" title={t("new.title")} more={{ href: `${paths.phones}?sort=newest`, label: t("new.more") }}>
        <ProductRail label={t("new.title")} products={phones} />
      </Section>
      <BrandTiles tiles={brands} />
      <BudgetTiles />
      <TrackBand />
      <TrustRow />
    </>
  );
}
