import type { InferGetServerSidePropsType } from "next";
import { ListingView } from "@/components/catalog/listing/listing-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/ui/use-texts";
import { categoryOfPage, getListing } from "@/services/catalog/catalog-service";
import { withPageProps } from "@/services/page/page-props.server";
import { canonicalListing, readListingQuery } from "@/utils/catalog/listing-query";
import { categoryPath, paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => {
  const category = categoryOfPage(query.category);
  const filter = readListingQuery(query);
  return { category, filter, listing: await getListing(api, category, filter) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function CategoryPage({ layout, category, filter, listing }: Props) {
  const { t, language } = useTexts("shop");
  const title = t(`categories.${category}.title`);
  const path = categoryPath(category);
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: title, path },
  ];
  const { page } = filter;
  return (
    <>
      <PageHead
        layout={layout}
        title={page > 1 ? t("listing.pageTitle", { title, page }) : title}
        description={t(`categories.${category}.description`)}
        path={canonicalListing(path, filter)}
        share={{ title }}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ListingView
        // A category keeps nothing of the one before it: no ticks, no open sheet.
        key={category}
        listing={listing}
        of={{ category }}
        filter={filter}
        path={path}
        title={title}
        intro={t(`categories.${category}.intro`)}
        trail={trail}
      />
    </>
  );
}
