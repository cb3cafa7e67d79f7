import type { ReactNode } from "react";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";

interface ContentLinkProps {
  href: string;
  /** Set by `Button asChild`, which gives the link its look. */
  className?: string | undefined;
  children: ReactNode;
}

const isExternal = (href: string) => /^https?:/.test(href);
/** True if it is not a page: an anchor on this page, a file, a phone number or an e-mail address. */
const isPlain = (href: string) => /^(#|tel:|mailto:|\/documents\/)/.test(href);

/** A link of a content page. One to another site opens in a new tab and says so. */
export function ContentLink({ href, className, children }: ContentLinkProps) {
  if (isExternal(href)) {
    return (
      <NewTabLink href={href} className={className}>
        {children}
        <Icon name="arrowUpRight" size={16} />
      </NewTabLink>
    );
  }
  if (isPlain(href)) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink href={href} prefetch={false} className={className}>
      {children}
    </SiteLink>
  );
}
