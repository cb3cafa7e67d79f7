import { useEffect, useState } from "react";
import { analytics } from "@/services/analytics/analytics";
import type { MenuItem } from "@/utils/menu/menu-item";

interface MenuSection {
  /** The section whose list is shown: the chosen one, else that of the page, else the first. */
  shown: MenuItem | undefined;
  choose(section: MenuItem): void;
}

/** Which section the menu of narrow screens shows. A choice counts as a click on a menu tab (TRACK-02). */
export function useMenuSection(sections: readonly MenuItem[], open: boolean): MenuSection {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = sections.find(({ isActive }) => isActive)?.id;

  // A menu that is opened again shows the section of the page.
  useEffect(() => {
    if (open) setChosen(null);
  }, [open]);

  return {
    shown: sections.find(({ id }) => id === (chosen ?? active)) ?? sections[0],
    choose({ id, url }) {
      analytics.track({ name: "menu_tab", properties: { tab: url } });
      setChosen(id);
    },
  };
}
