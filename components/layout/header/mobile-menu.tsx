import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { keepFocus } from "@/components/layout/header/keep-focus";
import { MenuFoot } from "@/components/layout/header/menu-foot";
import styles from "@/components/layout/header/mobile-menu.module.css";
import { SectionChoice } from "@/components/layout/header/section-choice";
import { SectionList } from "@/components/layout/header/section-list";
import { Icon } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { buildMobileMenu, buildTopMenu, menuContextOf } from "@/utils/menu/menu";

interface MobileMenuProps {
  layout: LayoutData;
  /** The search box, shown at the top. */
  search?: ReactNode;
  open: boolean;
  onClose: () => void;
}

const WIDE = "(min-width: 64.0625em)";

/** The menu of narrow screens: a dialog with the sections and the entries of one section (HEAD-03, MENU-113). Lazy. */
export function MobileMenu({ layout, search, open, onClose }: MobileMenuProps) {
  const { t, language } = useTexts();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const context = menuContextOf(layout, language, useCurrentPath());
  const sections = buildTopMenu(context);
  const active = sections.find(({ isActive }) => isActive)?.id;
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = sections.find(({ id }) => id === (chosen ?? active)) ?? sections[0];

  useEffect(() => {
    if (open) {
      setChosen(null);
      dialog.current?.showModal();
    } else dialog.current?.close();
  }, [open]);

  // Wide screens have no button for this menu, so it closes when e.g. a phone is turned.
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia(WIDE);
    wide.addEventListener("change", onClose);
    return () => wide.removeEventListener("change", onClose);
  }, [open, onClose]);

  const onClick = ({ target, currentTarget }: MouseEvent) => {
    // A click outside of the sheet has the dialog itself as its target.
    if (target === currentTarget || (target instanceof Element && target.closest("a"))) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={() => {
        // The browser has closed the dialog, e.g. after Escape or the phone's Back button.
        if (open) onClose();
      }}
      onClick={onClick}
      onKeyDown={keepFocus}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <p id={title} className={styles.title}>
            {t("nav.menu")}
          </p>
          <button type="button" className={styles.close} aria-label={t("header.close")} onClick={onClose}>
            <Icon name="close" size={24} />
          </button>
        </div>
        {search && <div className={styles.search}>{search}</div>}
        <SectionChoice sections={sections} chosen={shown?.id} onChoose={setChosen} />
        {shown && <SectionList key={shown.id} section={shown} items={buildMobileMenu(context, shown.id)} />}
        <MenuFoot layout={layout} />
      </div>
    </dialog>
  );
}
