import type { InferGetServerSidePropsType } from "next";
import { CategoryLinks } from "@/components/catalog/front/category-links";
import { CategoryTiles } from "@/components/catalog/front/category-tiles";
import { PageTitle } from "@/components/catalog/front/page-title";
import { PageHead } from "@/components/layout/page-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { readCategories } from "@/services/catalog/categories-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, language }) => {
  const { tiles, sims } = await readCategories(api, language);
  return { tiles, sims };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function AllCategoriesPage({ layout, tiles, sims }: Props) {
  const { t, language } = useTexts("shop");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("crumbs.allCategories"), path: paths.allCategories },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("allCategories.title")}
        description={t("allCategories.description")}
        path={paths.allCategories}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <PageTitle title={t("allCategories.title")} text={t("allCategories.intro")} />
        <CategoryTiles tiles={tiles} sims={sims} level={2} />
        <CategoryLinks />
      </div>
    </>
  );
}
