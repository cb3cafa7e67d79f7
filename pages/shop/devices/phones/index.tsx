import type { InferGetServerSidePropsType } from "next";
import { ListingView } from "@/components/catalog/listing-view";
import { PageHead } from "@/components/layout/page-head";
import { useTexts } from "@/hooks/use-texts";
import { getListing } from "@/services/catalog-service";
import { withPageProps } from "@/services/page-props.server";
import { listingHref, readListingQuery } from "@/utils/listing-query";
import { paths } from "@/utils/paths";
import { breadcrumbJsonLd } from "@/utils/seo";

export const getServerSideProps = withPageProps(["shop", "cart"], async ({ api, query }) => {
  const filter = readListingQuery(query);
  return { filter, listing: await getListing(api, "phones", filter) };
});

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function PhonesPage({ shell, filter, listing }: Props) {
  const { t } = useTexts("shop");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("phones.title"), path: paths.phones },
  ];
  const { page } = filter;
  return (
    <>
      <PageHead
        shell={shell}
        title={page > 1 ? t("phones.pageTitle", { page }) : t("phones.title")}
        description={t("phones.description")}
        path={listingHref(paths.phones, filter, { page })}
        jsonLd={[breadcrumbJsonLd(trail, shell.origin)]}
      />
      <ListingView
        listing={listing}
        filter={filter}
        path={paths.phones}
        title={t("phones.title")}
        intro={t("phones.intro")}
        trail={trail}
      />
    </>
  );
}
