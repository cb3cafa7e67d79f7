import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { PressArticle } from "@/components/news/press-article";
import { useTexts } from "@/hooks/use-texts";
import { loadPressRelease } from "@/services/news-pages.server";
import { withPageProps } from "@/services/page-props.server";
import { localePath, paths } from "@/utils/paths";
import { breadcrumbJsonLd } from "@/utils/seo";

export const getServerSideProps = withPageProps(["news", "content"], loadPressRelease);

export default function PressReleasePage({ shell, article }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t, language } = useTexts("news");
  const path = `${paths.pressReleases}/${article.slug}`;
  const trail = [
    { name: t("title"), path: paths.pressReleases },
    { name: article.title, path },
  ];
  const addresses = trail.map((place) => ({ ...place, path: localePath(place.path, language) }));
  return (
    <>
      <PageHead
        shell={shell}
        title={article.title}
        description={article.summary}
        path={path}
        jsonLd={[breadcrumbJsonLd(addresses, shell.origin)]}
      />
      <PressArticle article={article} trail={trail} />
    </>
  );
}
