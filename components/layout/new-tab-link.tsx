import type { MouseEventHandler, ReactNode } from "react";
import styles from "@/components/layout/site-layout.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useInApp } from "@/hooks/layout/use-in-app";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath } from "@/utils/paths/paths";

interface NewTabLinkProps {
  /** A path of the site, or the address of another site. */
  href: string;
  className?: string | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link that opens a new tab and says so. A partner's web view has one window and may ignore a link for another one, so
 * there it opens in the same view. Another site replaces the whole view, because many sites refuse to be in a frame.
 */
export function NewTabLink({ href, children, ...rest }: NewTabLinkProps) {
  const { t, language } = useTexts();
  const outside = useOutsideLanguage();
  const isInApp = useInApp();
  const isOwn = href.startsWith("/");
  if (isInApp && isOwn) {
    return (
      <SiteLink href={href} prefetch={false} {...rest}>
        {children}
      </SiteLink>
    );
  }
  return (
    <a
      href={isOwn ? localePath(href, outside ?? language) : href}
      target={isInApp ? "_top" : "_blank"}
      rel={isOwn ? "noopener" : "noopener noreferrer"}
      {...rest}
    >
      {children}
      {!isInApp && <span className={styles.unseen}>{` (${t("newTab")})`}</span>}
    </a>
  );
}
