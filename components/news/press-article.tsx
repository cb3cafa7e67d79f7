import styles from "@/components/news/press-article.module.css";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import page from "@/components/ui/page.module.css";
import { Picture } from "@/components/ui/picture";
import { Share } from "@/components/ui/share";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { PressReleaseArticle } from "@/services/news-service";
import { formatDate } from "@/utils/dates";
import { paths } from "@/utils/paths";

interface PressArticleProps {
  article: PressReleaseArticle;
  trail: readonly { name: string; path: string }[];
}

/** One press release in full. */
export function PressArticle({ article: { title, summary, publishedOn, picture, body }, trail }: PressArticleProps) {
  const { t, language } = useTexts("news");
  return (
    <div className={`${page.container} ${styles.page}`}>
      <Breadcrumbs trail={trail} />
      <article className={styles.article}>
        <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
        <h1>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        {picture && <Picture picture={picture} alt="" priority />}
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <aside className={styles.contact}>
          <h2>{t("contact")}</h2>
          <p>{t("contactText")}</p>
        </aside>
        <div className={styles.tools}>
          <Share title={title} />
          <SiteLink href={paths.pressReleases} prefetch={false}>
            {t("back")}
          </SiteLink>
        </div>
      </article>
    </div>
  );
}
