import { aboutMenu } from "@/utils/menu/menu-about";
import { businessMenu } from "@/utils/menu/menu-business";
import { entry, type MenuEntry, type MenuSection } from "@/utils/menu/menu-entry";
import { personalMenu } from "@/utils/menu/menu-personal";
import { paths } from "@/utils/paths/paths";

/** The whole site menu; the first section is the default one (MENU-04). */
export const menuSections: readonly [MenuSection, ...MenuSection[]] = [personalMenu, businessMenu, aboutMenu];

/** Entries that the flat menu adds to every section (MENU-45, MENU-46). */
export const flatMenuAdditions: readonly MenuEntry[] = [
  entry("track-order", paths.trackOrder, "Track Shop Order", "শপ অর্ডার ট্র্যাক করুন"),
  entry("support", paths.support, "Support", "গ্রাহকসেবা"),
];
