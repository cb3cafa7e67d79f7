import { ContentBlockView, type ContentParts } from "@/components/content/blocks/content-block-view";
import { HeroBlock } from "@/components/content/blocks/hero-block";
import { contentSeo } from "@/components/content/content-seo";
import styles from "@/components/content/content-view.module.css";
import { NearbyPages } from "@/components/content/nearby-pages";
import { PageContents } from "@/components/content/page-contents";
import { SectionNav } from "@/components/content/section-nav";
import { PageHead } from "@/components/layout/page-head";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView as Page } from "@/services/content/content-page.server";
import { formatDate } from "@/utils/dates/dates";
import type { LayoutData } from "@/utils/layout/page-layout";
import type { JsonLd } from "@/utils/seo/json-ld";

export interface ContentPageProps extends ContentViewProps {
  layout: LayoutData;
  /** Structured data in addition to the blocks of every content page. */
  jsonLd?: readonly JsonLd[];
}

/** A content page with its head for search engines. */
export function ContentPage({ layout, jsonLd: more = [], ...view }: ContentPageProps) {
  const { t, language } = useTexts("content");
  const { title, description, path } = view.page;
  const { share, jsonLd } =
    typeof window === "undefined"
      ? contentSeo(view.page, t("home"), layout.origin, language)
      : { share: {}, jsonLd: [] };
  return (
    <>
      <PageHead
        layout={layout}
        title={title}
        description={description}
        path={path}
        share={share}
        jsonLd={[...jsonLd, ...more]}
      />
      <ContentView {...view} />
    </>
  );
}

interface ContentViewProps {
  page: Page;
  parts?: ContentParts;
}

/** Whether lists of choices may open in a block. Its edge would cut them off if it were laid out later. */
const hasForm = ({ type }: Page["blocks"][number]) => type === "form" || type === "slot";

/** A page of blocks, in the layout of its section of the site. */
function ContentView({ page: content, parts = {} }: ContentViewProps) {
  const { t, language } = useTexts("content");
  const { section, blocks, updatedOn } = content;
  const [hero, ...others] = blocks;
  const updated = (
    <p className={styles.updated}>
      <time dateTime={updatedOn}>{t("updated", { date: formatDate(updatedOn, language) })}</time>
    </p>
  );
  const body = others.map((block, index) => (
    <ContentBlockView
      // Blocks of a page never change their order while it is shown.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={index}
      id={block.id ?? `part-${index + 1}`}
      block={block}
      section={section}
      parts={parts}
      isLater={index > 0 && section !== "legal" && !hasForm(block)}
    />
  ));
  return (
    <article className={styles.page} data-look={section}>
      {hero?.type === "hero" && <HeroBlock hero={hero} page={content} note={section === "legal" ? updated : null} />}
      {section === "investors" && <SectionNav page={content} />}
      {section === "legal" ? (
        <div className={`${page.container} ${styles.document}`}>
          <PageContents blocks={others} />
          <div>{body}</div>
        </div>
      ) : (
        body
      )}
      <NearbyPages page={content} />
      {section !== "legal" && <div className={page.container}>{updated}</div>}
    </article>
  );
}
