import type { InferGetServerSidePropsType } from "next";
import { CutText } from "@/components/catalog/card/cut-text";
import { ProductRail } from "@/components/catalog/card/product-rail";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { PageTitle } from "@/components/catalog/front/page-title";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import { readCategories } from "@/services/catalog/categories-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

/** Characters of the introduction that are shown at first (ROUTE-05). */
const INTRO_LENGTH = 400;

export const getServerSideProps = withPageProps(["shop", "cart"], ({ api, language }) => readCategories(api, language));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function DevicesPage({ layout, tiles, sims, popular }: Props) {
  const { t, language } = useTexts("shop");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("crumbs.devices"), path: paths.devices },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("devices.title")}
        description={t("devices.description")}
        path={paths.devices}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <PageTitle title={t("devices.title")} />
        <CutText
          text={t("devices.intro")}
          length={INTRO_LENGTH}
          labels={{ more: t("devices.more"), less: t("devices.less") }}
        />
      </div>
      <Section id="categories" title={t("devices.categories")}>
        <CategoryTiles tiles={tiles} sims={sims} level={3} />
      </Section>
      <Section
        id="featured"
        title={t("devices.featured")}
        more={{ href: paths.allCategories, label: t("devices.featuredMore") }}
      >
        <ProductRail label={t("devices.featured")} products={popular} />
      </Section>
    </>
  );
}
