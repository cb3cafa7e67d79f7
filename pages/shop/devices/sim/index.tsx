import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { SimNotSold } from "@/components/sims/sim-not-sold";
import { SimShopView } from "@/components/sims/sim-shop-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { offeredNumbers } from "@/services/sims/sims-service";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { readNumberError, readNumberQuery } from "@/utils/sims/number-query";

export const getServerSideProps = withPageProps(["cart", "sims"], async ({ api, query }) => {
  const search = readNumberQuery(query);
  return { search, validationError: readNumberError(query), list: await offeredNumbers(api, search) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SimPage({ layout, search, validationError, list }: Props) {
  const { t, language } = useTexts("sims");
  const title = t("picker.pageTitle");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: title, path: paths.sim },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("picker.description")}
        path={paths.sim}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      {list === null ? (
        <SimNotSold query={search} trail={trail} />
      ) : (
        <SimShopView list={list} query={search} validationError={validationError} trail={trail} />
      )}
    </>
  );
}
