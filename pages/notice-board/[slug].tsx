import { ArticlePage } from "@/components/layout/article-page";
import { DocumentList } from "@/components/ui/lists/document-list";
import { useTexts } from "@/hooks/ui/use-texts";
import { withPageProps } from "@/services/page/page-props.server";
import { loadNotice } from "@/services/support/support-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { noticePath, paths } from "@/utils/paths/paths";

export const getServerSideProps = withPageProps(["support"], loadNotice);

export default function NoticePage({ layout, article }: ViewProps<typeof loadNotice>) {
  const { t } = useTexts("support");
  const { slug, title, file, publishedOn: date } = article;
  const list = { name: t("notices.title"), path: paths.notices, all: t("notices.all") };
  return (
    <ArticlePage layout={layout} article={article} path={noticePath(slug)} list={list}>
      {file !== null && <DocumentList documents={[{ href: file.url, title, type: "PDF", bytes: file.bytes, date }]} />}
    </ArticlePage>
  );
}
