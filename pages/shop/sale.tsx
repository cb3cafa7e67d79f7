import type { InferGetServerSidePropsType } from "next";
import { SaleBanner } from "@/components/catalog/front/sale-banner";
import { ListingView } from "@/components/catalog/listing/listing-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import { getListing } from "@/services/catalog/catalog-service";
import { withPageProps } from "@/services/page/page-props.server";
import { canonicalListing, readListingQuery } from "@/utils/catalog/listing-query";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

const ON_SALE = { sale: "1" } as const;

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => {
  const filter = readListingQuery(query, "categories");
  return { filter, listing: await getListing(api, ON_SALE, filter) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SalePage({ layout, filter, listing }: Props) {
  const { t, language } = useTexts("shop");
  const title = t("sale.title");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("crumbs.sale"), path: paths.sale },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={filter.page > 1 ? t("listing.pageTitle", { title, page: filter.page }) : title}
        description={t("sale.description")}
        path={canonicalListing(paths.sale, filter)}
        share={{ title }}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ListingView
        listing={listing}
        of={ON_SALE}
        filter={filter}
        path={paths.sale}
        title={title}
        intro={listing.categories.length > 0 ? t("sale.intro") : t("sale.none")}
        trail={trail}
        banner={<SaleBanner listing={listing} filter={filter} />}
      />
    </>
  );
}
