import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { NoticeArticle } from "@/components/support/notice-article";
import { useTexts } from "@/hooks/use-texts";
import { withPageProps } from "@/services/page-props.server";
import { loadNotice } from "@/services/support-pages.server";
import { localePath, noticePath, paths } from "@/utils/paths";
import { breadcrumbJsonLd } from "@/utils/seo";

export const getServerSideProps = withPageProps(["support"], loadNotice);

export default function NoticePage({ shell, article }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t, language } = useTexts("support");
  const path = noticePath(article.slug);
  const trail = [
    { name: t("notices.title"), path: paths.notices },
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
      <NoticeArticle article={article} trail={trail} />
    </>
  );
}
