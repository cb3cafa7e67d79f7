import icons from "@/components/layout/header/menu-icons.json";
import { MenuLink } from "@/components/layout/header/menu-link";
import { Outline } from "@/components/ui/values/icon";
import type { MenuItem } from "@/utils/menu/menu-item";

const iconNames: Readonly<Record<string, string>> = icons.entries;
/** Outlines of Phosphor's regular icons (MIT, see THIRD-PARTY.md) on a 256 grid, for the opened menus only. */
const outlines: Readonly<Record<string, string>> = icons.outlines;

/** An entry of an opened menu, with its icon if it has one. */
export function MenuEntryLink({ item, className }: { item: MenuItem; className?: string | undefined }) {
  const icon = outlines[iconNames[item.id] ?? ""];
  return (
    <MenuLink item={item} className={className}>
      {icon !== undefined && <Outline path={icon} size={20} />}
      <span>{item.label}</span>
    </MenuLink>
  );
}
