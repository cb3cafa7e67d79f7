import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";

export interface SectionHeadProps {
  /** Links the section to its heading; unique on the page. */
  id: string;
  title: string;
  more?: { href: string; label: string } | undefined;
}

/** The heading of a section and, at the end of its line, a link to more. */
export function SectionHead({ id, title, more }: SectionHeadProps) {
  return (
    <div className={page.sectionHead}>
      <h2 id={id} className={page.sectionTitle}>
        {title}
      </h2>
      {more && (
        <SiteLink href={more.href} prefetch={false} className={page.more} aria-label={`${more.label}: ${title}`}>
          {more.label}
          <Icon name="caretRight" size={16} />
        </SiteLink>
      )}
    </div>
  );
}

/** A section of a page with its heading. */
export function Section({ id, title, more, children }: SectionHeadProps & { children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={`${page.container} ${page.section} ${page.later}`}>
      <SectionHead id={id} title={title} more={more} />
      {children}
    </section>
  );
}
