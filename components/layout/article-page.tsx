import type { ReactNode } from "react";
import styles from "@/components/layout/article-page.module.css";
import { PageHead } from "@/components/layout/page-head";
import { PaperHead } from "@/components/layout/paper-head";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { PrintButton } from "@/components/ui/actions/print-button";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDate } from "@/utils/dates/dates";
import type { LayoutData } from "@/utils/layout/page-layout";
import { localePath } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";
import { isScenery } from "@/utils/pictures/scenery";
import type { JsonLd } from "@/utils/seo/json-ld";

interface ArticlePageProps {
  layout: LayoutData;
  article: {
    title: string;
    summary: string;
    /** ISO day. */
    publishedOn: string;
    /** Plain paragraphs, never HTML. */
    body: readonly string[];
    picture?: ShownPicture | null;
  };
  /** Path of the article, without the language. */
  path: string;
  /** The list of the entry. */
  list: { name: string; path: string; all: string };
  /** Structured data in addition to the breadcrumbs. */
  jsonLd?: readonly JsonLd[];
  /** Shown below the text: files, contacts. */
  children?: ReactNode;
}

/** One article of a dated list, with its head. In print only the article is left, below the operator's name. */
export function ArticlePage({ layout, article, path, list, jsonLd = [], children }: ArticlePageProps) {
  const { t, language } = useTexts();
  const { title, summary, publishedOn, body, picture } = article;
  const trail = [
    { name: list.name, path: list.path },
    { name: title, path },
  ];
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={summary}
        path={path}
        share={picture ? { picture: picture.src } : {}}
        trail={trail}
        jsonLd={jsonLd}
      />
      <div className={`${page.container} ${styles.page}`}>
        <PaperHead brand={layout.brand} />
        <Breadcrumbs trail={trail} />
        <article className={styles.article} data-address={layout.origin + localePath(path, language)}>
          <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
          <h1>{title}</h1>
          <p className={styles.lead}>{summary}</p>
          {picture && (
            <Picture picture={picture} alt="" priority className={isScenery(picture) ? styles.scenery : undefined} />
          )}
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
          <div className={`${page.textLinks} ${styles.tools}`}>
            <PrintButton>{t("print")}</PrintButton>
            <Share title={title} />
            <SiteLink href={list.path} prefetch={false}>
              {list.all}
            </SiteLink>
          </div>
        </article>
      </div>
    </>
  );
}
