import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { ServicesHub } from "@/components/sims/services-hub";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";
import { breadcrumbJsonLd } from "@/utils/seo/seo";

export const getServerSideProps = withPageProps(["cart", "sim-services"]);

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function SimServicesPage({ layout }: Props) {
  const { t, language } = useTexts("sim-services");
  const trail = [
    { name: t("crumbs.home"), path: paths.home },
    { name: t("crumbs.shop"), path: paths.shop },
    { name: t("hub.title"), path: paths.simServices },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={t("hub.title")}
        description={t("hub.description")}
        share={{}}
        jsonLd={typeof window === "undefined" ? [breadcrumbJsonLd(trail, layout.origin, language)] : []}
      />
      <ServicesHub trail={trail} />
    </>
  );
}
