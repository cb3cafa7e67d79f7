import type { ReactNode } from "react";
import styles from "@/components/content/blocks/block-frame.module.css";
import { ContentLink } from "@/components/content/content-link";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { CachedMarkup } from "@/components/ui/cached-markup";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import type { ShownBlock } from "@/services/content/content-page.server";

interface BlockFrameProps {
  /** The block's anchor; the id of its heading is made from it. */
  id: string;
  block: Pick<ShownBlock, "heading" | "intro" | "tinted" | "next">;
  more?: { label: string; href: string } | undefined;
  /** `side`: from md on the heading is beside its content. */
  layout?: "stack" | "side";
  /** True if the block needs only its own data: its markup is then cached for everybody (docs/decisions/20). */
  isCached?: boolean;
  /** True to lay the block out after the first paint. */
  isLater: boolean;
  children: ReactNode;
}

/** The frame of every block: its position on the page, heading, introduction, and tinted background. */
export function BlockFrame(props: BlockFrameProps) {
  const { id, block, more, layout = "stack", isCached = false, isLater, children } = props;
  const { heading, intro, tinted, next } = block;
  const titleId = `${id}-title`;
  const inside = (
    <>
      {(heading !== undefined || intro !== undefined) && (
        <div className={styles.head}>
          {heading !== undefined && (
            <h2 id={titleId} className={page.sectionTitle}>
              {heading}
            </h2>
          )}
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {more && (
            <SiteLink href={more.href} prefetch={false} className={page.more}>
              {more.label}
              <Icon name="caretRight" size={16} />
            </SiteLink>
          )}
        </div>
      )}
      {isCached ? (
        <CachedMarkup as="div" name="block" data={block} className={styles.body}>
          {() => children}
        </CachedMarkup>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
      {next && (
        <p className={styles.next}>
          <Button asChild variant="outline">
            <ContentLink href={next.href}>{next.label}</ContentLink>
          </Button>
        </p>
      )}
    </>
  );
  return (
    <section
      id={id}
      {...(heading !== undefined && { "aria-labelledby": titleId })}
      className={[styles.block, tinted && styles.tinted, isLater && page.later].filter(Boolean).join(" ")}
    >
      <div className={`${page.container} ${styles.inside}`} data-layout={heading === undefined ? "stack" : layout}>
        {inside}
      </div>
    </section>
  );
}
