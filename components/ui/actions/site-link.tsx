import Link from "next/link";
import type { MouseEventHandler, ReactNode } from "react";
import { useOutsideLanguage } from "@/hooks/layout/use-outside-language";
import { useTexts } from "@/hooks/ui/use-texts";
import { isDocumentPath, isEnglishOnly, localePath } from "@/utils/paths/paths";

interface SiteLinkProps {
  href: string;
  prefetch?: false;
  scroll?: false;
  shallow?: true;
  replace?: true;
  rel?: string;
  className?: string | undefined;
  "aria-current"?: "page" | "true";
  "aria-label"?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/**
 * A link inside the site. A link into a shop in English only has no /bn prefix (I18N-05). A link out of it has the
 * prefix for someone who reads the site in Bengali. A page that is a document of its own is a full page load.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const locale = useOutsideLanguage();
  const { language } = useTexts();
  if (isDocumentPath(href)) {
    const { className, children, onClick, "aria-label": label } = rest;
    return (
      <a href={localePath(href, locale ?? language)} className={className} aria-label={label} onClick={onClick}>
        {children}
      </a>
    );
  }
  return <Link href={href} {...(isEnglishOnly(href) ? { locale: "en" } : locale && { locale })} {...rest} />;
}
