import Link from "next/link";
import type { MouseEventHandler, ReactNode } from "react";
import { useOutsideLanguage } from "@/hooks/use-outside-language";
import { isShopPath } from "@/utils/paths";

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
 * A link inside the site. A link into the shop carries no /bn prefix: the shop speaks English only (SPEC 1). A link out
 * of it does, for whoever reads the rest of the site in Bengali.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const locale = useOutsideLanguage();
  return <Link href={href} {...(isShopPath(href) ? { locale: "en" } : locale && { locale })} {...rest} />;
}
