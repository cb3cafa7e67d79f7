import { menuIcon } from "@/components/layout/header/menu-icons";
import { MenuLink } from "@/components/layout/header/menu-link";
import { Outline } from "@/components/ui/values/icon";
import type { MenuItem } from "@/utils/menu/menu-item";

/** An entry of an opened menu, with its icon if it has one. */
export function MenuEntryLink({ item, className }: { item: MenuItem; className?: string | undefined }) {
  const icon = menuIcon(item.id);
  return (
    <MenuLink item={item} className={className}>
      {icon !== undefined && <Outline path={icon} size={20} />}
      <span>{item.label}</span>
    </MenuLink>
  );
}
