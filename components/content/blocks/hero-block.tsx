import type { ReactNode } from "react";
import styles from "@/components/content/blocks/hero-block.module.css";
import sectionStyles from "@/components/content/blocks/hero-looks.module.css";
import { ContentLink } from "@/components/content/content-link";
import { trailOf } from "@/components/content/content-seo";
import { Breadcrumbs } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ContentView, ShownBlock } from "@/services/content/content-page.server";

interface HeroBlockProps {
  hero: Extract<ShownBlock, { type: "hero" }>;
  page: ContentView;
  /** Under the text. */
  note: ReactNode;
}

const SIZES = "(min-width: 48em) 40rem, 100vw";
/** Sections whose hero has a dark blue background: its buttons are light. */
const DEEP = ["investors", "personal"];
/** Sections whose hero picture is small and hidden on phones, so it is not preloaded. */
const QUIET = ["investors", "legal"];

/** The head of a content page. All sections have the same parts; the section decides their layout. */
export function HeroBlock({ hero, page: content, note }: HeroBlockProps) {
  const { t } = useTexts("content");
  const { heading, text, picture, actions = [], facts = [], task = false } = hero;
  const { section } = content;
  const [first, other] = DEEP.includes(section) ? (["onHero", "glass"] as const) : (["primary", "outline"] as const);
  return (
    <div className={`${styles.hero} ${sectionStyles.look}`} data-look={section} data-task={task || undefined}>
      <div className={`${page.container} ${styles.crumbs}`}>
        <Breadcrumbs trail={trailOf(content, t("home"))} />
      </div>
      <div className={`${page.container} ${styles.inside}`}>
        <div className={styles.words}>
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.text}>{text}</p>
          {note}
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({ label, href }, index) => (
                <Button key={href} asChild size="lg" variant={index === 0 ? first : other}>
                  <ContentLink href={href}>{label}</ContentLink>
                </Button>
              ))}
            </div>
          )}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} priority={!task && !QUIET.includes(section)} sizes={SIZES} />
          </div>
        )}
        {facts.length > 0 && (
          <dl aria-label={t("facts")} className={styles.facts} data-count={facts.length}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
