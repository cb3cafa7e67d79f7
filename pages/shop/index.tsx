import type { InferGetServerSidePropsType } from "next";
import { savedPercent } from "@/components/catalog/card/product-card";
import { ProductRail } from "@/components/catalog/card/product-rail";
import { RecentlyViewed } from "@/components/catalog/card/recently-viewed";
import { BrandTiles, brandTiles } from "@/components/catalog/front/brand-tiles";
import { BudgetTiles } from "@/components/catalog/front/budget-tiles";
import { OtherLinks } from "@/components/catalog/front/category-links";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { LeadProduct } from "@/components/catalog/front/lead-product";
import { TrustRow } from "@/components/catalog/front/trust-row";
import { PageHead } from "@/components/layout/page-head";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { getListing, listProducts, type ProductCardView } from "@/services/catalog/catalog-service";
import { readCategories } from "@/services/catalog/categories-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { readListingQuery } from "@/utils/catalog/listing-query";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

const RAIL_LENGTH = 8;
const DEALS_AMONG = 48;

function dealsOf(products: readonly ProductCardView[]): ProductCardView[] {
  const saved = ({ pricePoisha, wasPoisha }: ProductCardView) =>
    wasPoisha === null ? 0 : savedPercent(pricePoisha, wasPoisha);
  return products
    .filter((product) => product.inStock && saved(product) > 0)
    .sort((a, b) => saved(b) - saved(a))
    .slice(0, RAIL_LENGTH);
}

/** The finest of what is new opens the shop. */
function leadOf(products: readonly ProductCardView[]): ProductCardView | null {
  const fresh = products.filter((product) => product.inStock && product.isNew);
  return fresh.sort((a, b) => b.pricePoisha - a.pricePoisha)[0] ?? products[0] ?? null;
}

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, language }) => {
  const [newest, popular, { tiles, sims }] = await Promise.all([
    getListing(api, "phones", readListingQuery({ sort: "newest" })),
    listProducts(api, "phones", {}, DEALS_AMONG),
    readCategories(api, language),
  ]);
  return {
    lead: leadOf(newest.products),
    deals: dealsOf(popular),
    newest: newest.products.slice(0, RAIL_LENGTH),
    brands: brandTiles(newest),
    tiles,
    sims,
  };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function ShopPage({ layout, lead, deals, newest, brands, tiles, sims }: Props) {
  const { t, language } = useTexts("shop");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("landing.title")}
        description={t("landing.description")}
        path={paths.shop}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <div className={page.container}>
        <h1 className={page.srOnly}>{t("landing.title")}</h1>
        {lead && <LeadProduct product={lead} />}
      </div>
      <Section
        id="categories"
        title={t("landing.categories")}
        more={{ href: paths.allCategories, label: t("devices.featuredMore") }}
      >
        <CategoryTiles tiles={tiles} sims={sims} level={3} first={false} />
        <OtherLinks />
      </Section>
      <BrandTiles tiles={brands} />
      {deals.length > 0 && (
        <Section id="deals" title={t("landing.deals")} more={{ href: paths.sale, label: t("landing.dealsMore") }}>
          <ProductRail label={t("landing.deals")} products={deals} />
        </Section>
      )}
      <Section
        id="new"
        title={t("landing.newTitle")}
        more={{ href: `${paths.phones}?sort=newest`, label: t("landing.newMore") }}
      >
        <ProductRail label={t("landing.newTitle")} products={newest} />
      </Section>
      <RecentlyViewed />
      <BudgetTiles />
      <TrustRow />
    </>
  );
}
