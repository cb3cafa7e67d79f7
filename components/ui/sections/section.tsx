import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";

interface SectionProps {
  /** Links the section to its heading; unique on the page. */
  id: string;
  title: string;
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A section of a page with its heading and, at the end of the heading's line, a link to more. */
export function Section({ id, title, more, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={`${page.container} ${page.section} ${page.later}`}>
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
      {children}
    </section>
  );
}
