import type { ComponentProps, ReactNode } from "react";
import { useRecharge } from "@/components/layout/header/use-recharge";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { hasFlag, isCurrentPage, type MenuItem, RECHARGE_ID } from "@/utils/menu/menu-item";

interface MenuLinkProps {
  item: MenuItem;
  className?: string | undefined;
  /** Instead of the label. */
  children?: ReactNode;
}

/** A menu entry as a link: to a page of the site, to another site, or to the recharge. */
export function MenuLink({ item, className, children = item.label }: MenuLinkProps) {
  const path = useCurrentPath();
  if (hasFlag(item, "external")) {
    return (
      <OutsideLink href={item.url} className={className}>
        {children}
      </OutsideLink>
    );
  }
  // A document has the same address in both languages, and the router cannot open it.
  if (item.url.endsWith(".pdf")) {
    return (
      <a href={item.url} className={className}>
        {children}
      </a>
    );
  }
  const current = isCurrentPage(item.url, path) ? "page" : item.isActive ? "true" : undefined;
  const rest = { href: item.url, className, ...(current && ({ "aria-current": current } as const)) };
  if (item.id === RECHARGE_ID) return <RechargeLink {...rest}>{children}</RechargeLink>;
  return (
    <SiteLink prefetch={false} {...rest}>
      {children}
    </SiteLink>
  );
}

type PlainLinkProps = Pick<ComponentProps<typeof SiteLink>, "href" | "className" | "aria-current" | "children">;

/** The recharge link of the menus (RECH-01 to RECH-08). */
function RechargeLink(props: PlainLinkProps) {
  const onClick = useRecharge();
  return <SiteLink prefetch={false} onClick={onClick} {...props} />;
}

/** A link to another site. */
export function OutsideLink({ href, className, children }: PlainLinkProps) {
  return (
    <NewTabLink href={href} className={className}>
      {children}
      <Icon name="arrowUpRight" size={14} />
    </NewTabLink>
  );
}
