import type { InferGetServerSidePropsType } from "next";
import { ArticlePage } from "@/components/layout/article-page";
import { PressContact } from "@/components/news/press-contact";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadPressRelease } from "@/services/news/news-pages.server";
import { withPageProps } from "@/services/page/page-props.server";
import { localePath, paths } from "@/utils/paths/paths";
import { newsArticleJsonLd } from "@/utils/seo/seo";

export const getServerSideProps = withPageProps(["news"], loadPressRelease);

export default function PressReleasePage({ layout, article }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t, language } = useTexts("news");
  const path = `${paths.pressReleases}/${article.slug}`;
  const list = { name: t("title"), path: paths.pressReleases, all: t("back") };
  const { brand, origin } = layout;
  const jsonLd = [newsArticleJsonLd(article, { path: localePath(path, language), brand, origin, language })];
  return (
    <ArticlePage layout={layout} article={article} path={path} list={list} jsonLd={jsonLd}>
      <PressContact />
    </ArticlePage>
  );
}
