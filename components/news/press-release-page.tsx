import { ArticlePage } from "@/components/layout/article-page";
import styles from "@/components/news/press-contact.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadPressRelease } from "@/services/news/news-pages.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { localePath, paths } from "@/utils/paths/paths";
import { newsArticleJsonLd } from "@/utils/seo/seo";

/** A press release, with the contacts for journalists. */
export function PressReleasePage({ layout, article }: ViewProps<typeof loadPressRelease>) {
  const { t, language } = useTexts("news");
  const path = `${paths.pressReleases}/${article.slug}`;
  const list = { name: t("title"), path: paths.pressReleases, all: t("back") };
  const { brand, origin } = layout;
  const about = { path: localePath(path, language), brand, origin, language };
  const jsonLd = typeof window === "undefined" ? [newsArticleJsonLd(article, about)] : [];
  return (
    <ArticlePage layout={layout} article={article} path={path} list={list} jsonLd={jsonLd}>
      <PressContact />
    </ArticlePage>
  );
}

/** Whom journalists ask. */
function PressContact() {
  const { t } = useTexts("news");
  return (
    <aside className={styles.contact}>
      <h2>{t("contact")}</h2>
      <p>{t("contactText")}</p>
    </aside>
  );
}
