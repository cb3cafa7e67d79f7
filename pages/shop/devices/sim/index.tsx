import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { SimNotSold } from "@/components/sims/sim-not-sold";
import { SimShopView } from "@/components/sims/sim-shop-view";
import { useTexts } from "@/hooks/use-texts";
import { withPageProps } from "@/services/page-props.server";
import { offeredNumbers } from "@/services/sims-service";
import { readNumberMistake, readNumberQuery } from "@/utils/number-query";
import { paths } from "@/utils/paths";
import { breadcrumbJsonLd } from "@/utils/seo";

export const getServerSideProps = withPageProps(["cart", "sims"], async ({ api, query }) => {
  const search = readNumberQuery(query);
  return { search, mistake: readNumberMistake(query), list: await offeredNumbers(api, search) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SimPage({ shell, search, mistake, list }: Props) {
  const { t } = useTexts("sims");
  const title = t("picker.pageTitle");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: title, path: paths.sim },
  ];
  return (
    <>
      <PageHead
        shell={shell}
        title={title}
        description={t("picker.description")}
        path={paths.sim}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, shell.origin)] : []}
      />
      {list === null ? (
        <SimNotSold query={search} trail={trail} />
      ) : (
        <SimShopView list={list} query={search} mistake={mistake} trail={trail} />
      )}
    </>
  );
}
