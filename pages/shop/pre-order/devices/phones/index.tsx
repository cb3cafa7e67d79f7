import type { InferGetServerSidePropsType } from "next";
import { ListingView } from "@/components/catalog/listing/listing-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import { getListing } from "@/services/catalog/catalog-service";
import { withPageProps } from "@/services/page/page-props.server";
import { canonicalListing, readListingQuery } from "@/utils/catalog/listing-query";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

const COMING = { category: "phones", preorder: "1" } as const;

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => {
  const filter = readListingQuery(query);
  return { filter, listing: await getListing(api, COMING, filter) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function PreorderPhonesPage({ layout, filter, listing }: Props) {
  const { t, language } = useTexts("shop");
  const title = t("preorder.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("crumbs.preorder"), path: paths.preorders },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={t("preorder.description")}
        path={canonicalListing(paths.preorders, filter)}
        share={{ title }}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ListingView
        listing={listing}
        of={COMING}
        filter={filter}
        path={paths.preorders}
        title={title}
        intro={t("preorder.intro")}
        trail={trail}
      />
    </>
  );
}
