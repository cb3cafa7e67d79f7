import styles from "@/components/support/notices.module.css";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Button } from "@/components/ui/button";
import { DocumentList } from "@/components/ui/document-list";
import page from "@/components/ui/page.module.css";
import { Share } from "@/components/ui/share";
import { SiteLink } from "@/components/ui/site-link";
import { useLightPrint } from "@/hooks/use-light-print";
import { useTexts } from "@/hooks/use-texts";
import type { NoticeArticle as Article } from "@/services/support-service";
import { formatDate } from "@/utils/dates";
import { paths } from "@/utils/paths";

interface NoticeArticleProps {
  article: Article;
  trail: readonly { name: string; path: string }[];
}

/** One notice in full; on paper it is the notice alone. */
export function NoticeArticle({ article: { title, summary, publishedOn, file, body }, trail }: NoticeArticleProps) {
  const { t, language } = useTexts("support");
  useLightPrint();
  return (
    <div className={`${page.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      <article className={styles.article}>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
        <h1>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {file !== null && (
          <DocumentList documents={[{ href: file.url, title, type: "PDF", bytes: file.bytes, date: publishedOn }]} />
        )}
        <div className={styles.tools}>
          <Button variant="outline" onClick={() => window.print()}>
            {t("notices.print")}
          </Button>
          <Share title={title} />
          <SiteLink href={paths.notices} prefetch={false}>
            {t("notices.all")}
          </SiteLink>
        </div>
      </article>
    </div>
  );
}
