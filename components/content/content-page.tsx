import { ContentBlockView, type ContentParts } from "@/components/content/blocks/content-block-view";
import { HeroBlock } from "@/components/content/blocks/hero-block";
import { contentSeo } from "@/components/content/content-seo";
import styles from "@/components/content/content-view.module.css";
import nearby from "@/components/content/nearby-pages.module.css";
import contents from "@/components/content/page-contents.module.css";
import nav from "@/components/content/section-nav.module.css";
import { PageHead } from "@/components/layout/page-head";
import { PrintButton } from "@/components/ui/actions/print-button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView as Page, ShownBlock } from "@/services/content/content-page.server";
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

/** The table of contents of a long text, with a print button. If there is room beside the text, it stays visible. */
function PageContents({ blocks }: { blocks: readonly ShownBlock[] }) {
  const { t } = useTexts("content");
  const entries = blocks.flatMap(({ heading, id }, index) =>
    heading === undefined ? [] : [{ heading, id: id ?? `part-${index + 1}` }],
  );
  return (
    <nav aria-label={t("onThisPage")} className={contents.contents}>
      <details open>
        <summary>
          {t("onThisPage")}
          <Icon name="caretDown" size={16} />
        </summary>
        <ol>
          {entries.map(({ heading, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
      <PrintButton size="sm">{t("print")}</PrintButton>
    </nav>
  );
}

/** Links to the previous and the next page in the menu. */
function NearbyPages({ page: { path, sectionPages, trail, section } }: { page: Page }) {
  const { t } = useTexts("content");
  const place = sectionPages.findIndex((each) => each.path === path);
  const parent = trail.at(-1);
  // Not on a section's front page, whose own blocks link to its pages.
  if (place === -1 || parent === undefined || sectionPages.length < 2 || section === "legal") return null;
  const previous = sectionPages[place - 1] ?? parent;
  const [first] = sectionPages;
  const next = sectionPages[place + 1] ?? (first === previous ? undefined : first);
  return (
    <nav aria-label={t("inSection", { name: parent.name })} className={`${page.container} ${nearby.nearby}`}>
      <SiteLink href={previous.path} prefetch={false} className={nearby.previous}>
        <Icon name="caretLeft" />
        <span>
          <small>{t("previous")}</small>
          {previous.name}
        </span>
      </SiteLink>
      {next && (
        <SiteLink href={next.path} prefetch={false} className={nearby.next}>
          <span>
            <small>{t("next")}</small>
            {next.name}
          </span>
          <Icon name="caretRight" />
        </SiteLink>
      )}
    </nav>
  );
}

/** The navigation of a section: its front page, and a list of all its pages that opens on a click. Needs no script. */
function SectionNav({ page: content }: { page: Page }) {
  const { t } = useTexts("content");
  const { path, name, sectionPages, trail } = content;
  const isFront = !sectionPages.some((place) => place.path === path);
  const front = isFront ? { name, path } : trail.at(-1);
  if (front === undefined || sectionPages.length === 0) return null;
  return (
    <nav aria-label={t("pagesOf", { name: front.name })} className={nav.bar}>
      <div className={`${page.container} ${nav.inside}`}>
        <SiteLink href={front.path} prefetch={false} className={nav.front} {...(isFront && { "aria-current": "page" })}>
          {front.name}
        </SiteLink>
        <details className={nav.all}>
          <summary>
            {t("allPages")}
            <Icon name="caretDown" size={16} />
          </summary>
          <ul>
            {sectionPages.map((place) => (
              <li key={place.path}>
                <SiteLink href={place.path} prefetch={false} {...(place.path === path && { "aria-current": "page" })}>
                  {place.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </nav>
  );
}
