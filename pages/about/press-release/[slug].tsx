import type { InferGetServerSidePropsType } from "next";
import { ArticlePage } from "@/components/layout/article-page";
import { PressContact } from "@/components/news/press-contact";
import { useTexts } from "@/hooks/use-texts";
import { loadPressRelease } from "@/services/news-pages.server";
import { withPageProps } from "@/services/page-props.server";
import { paths } from "@/utils/paths";

export const getServerSideProps = withPageProps(["news"], loadPressRelease);

export default function PressReleasePage({ shell, article }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t } = useTexts("news");
  const path = `${paths.pressReleases}/${article.slug}`;
  const list = { name: t("title"), path: paths.pressReleases, all: t("back") };
  return (
    <ArticlePage shell={shell} article={article} path={path} list={list}>
      <PressContact />
    </ArticlePage>
  );
}
