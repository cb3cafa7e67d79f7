import type { ReactNode } from "react";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

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
  const { t } = useTexts("content");
  if (isExternal(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <Icon name="arrowUpRight" size={16} />
        <span className={page.srOnly}> ({t("newTab")})</span>
      </a>
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
