import { useEffect, useState } from "react";
import { analytics } from "@/services/analytics/analytics";
import type { MenuItem } from "@/utils/menu/menu-item";

/** Which section the menu of narrow screens shows. A choice counts as a click on a menu tab (TRACK-02). */
export function useMenuSection(sections: readonly MenuItem[], open: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = sections.find(({ isActive }) => isActive)?.id;

  // A menu that is opened again shows the section of the page.
  useEffect(() => {
    if (open) setChosen(null);
  }, [open]);

  return {
    /** The chosen section, else that of the page, else the first. */
    shown: sections.find(({ id }) => id === (chosen ?? active)) ?? sections[0],
    choose({ id, url }: MenuItem) {
      analytics.track({ name: "menu_tab", properties: { tab: url } });
      setChosen(id);
    },
  };
}
