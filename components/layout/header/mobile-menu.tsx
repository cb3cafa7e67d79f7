import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { ColourChoice } from "@/components/layout/colour-choice";
import { MenuEntryLink } from "@/components/layout/header/menu-entry-link";
import { MenuLink, OutsideLink } from "@/components/layout/header/menu-link";
import styles from "@/components/layout/header/mobile-menu.module.css";
import { useMenuSection } from "@/components/layout/header/use-menu-section";
import { LanguageLink } from "@/components/layout/language-link";
import { Icon } from "@/components/ui/values/icon";
import { chooseColours } from "@/hooks/layout/use-colour-mode";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";
import { buildMobileMenu, buildTopMenu, menuContextOf } from "@/utils/menu/menu";
import { hasFlag, type MenuItem } from "@/utils/menu/menu-item";

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
  const { shown, choose } = useMenuSection(sections, open);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
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
        <SectionChoice sections={sections} chosen={shown?.id} onChoose={choose} />
        {shown && <SectionList key={shown.id} section={shown} items={buildMobileMenu(context, shown.id)} />}
        <MenuFoot layout={layout} />
      </div>
    </dialog>
  );
}

/** Keeps the focus among the links of the dialog. The browser alone would also move it to its own toolbar. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]:not([tabindex]), button, input")].filter(
    (each) => each.closest("[hidden]") === null && (each.checkVisibility?.() ?? true),
  );
  const end = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== end) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

interface SectionChoiceProps {
  sections: readonly MenuItem[];
  /** The section whose list is shown. */
  chosen: string | undefined;
  onChoose: (section: MenuItem) => void;
}

/** The buttons for Personal, Business and About. The list of the chosen section is shown. */
function SectionChoice({ sections, chosen, onChoose }: SectionChoiceProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" aria-label={t("header.sections")} className={styles.sections}>
      {sections.map((section) => (
        <button key={section.id} type="button" aria-pressed={section.id === chosen} onClick={() => onChoose(section)}>
          {section.label}
        </button>
      ))}
    </div>
  );
}

/** The bottom of the menu: colour mode, language and the app. */
function MenuFoot({ layout }: { layout: LayoutData }) {
  const { t } = useTexts();
  return (
    <div className={styles.foot}>
      <ColourChoice onChoose={chooseColours} />
      <div className={styles.footLinks}>
        <LanguageLink className={styles.language} />
        <OutsideLink href={layout.outside.myGpStore} className={styles.app}>
          {t("header.getApp", { brand: layout.brand })}
        </OutsideLink>
      </div>
    </div>
  );
}

/** Groups a flat list into main entries, each with its sub-entries. */
function groupsOf(items: readonly MenuItem[]): { head: MenuItem; below: MenuItem[] }[] {
  const groups: { head: MenuItem; below: MenuItem[] }[] = [];
  for (const item of items) {
    if (hasFlag(item, "sub")) groups.at(-1)?.below.push(item);
    else groups.push({ head: item, below: [] });
  }
  return groups;
}

/** The entries of a section. The sub-entries of an entry are shown when it is opened. */
function SectionList({ section, items }: { section: MenuItem; items: readonly MenuItem[] }) {
  const { t } = useTexts();
  const groups = groupsOf(items);
  const [opened, setOpened] = useState(groups.find(({ head }) => head.isActive)?.head.id ?? null);
  return (
    <nav aria-label={t("nav.label")} className={styles.scroller}>
      <ul>
        <li className={styles.row}>
          <MenuEntryLink
            item={{ ...section, label: t("header.sectionHome", { section: section.label }) }}
            className={styles.entry}
          />
        </li>
        {groups.map(({ head, below }) => [
          <li key={head.id} className={styles.row}>
            <MenuEntryLink item={head} className={styles.entry} />
            {below.length > 0 && (
              <button
                type="button"
                className={styles.toggle}
                aria-expanded={opened === head.id}
                aria-label={t("header.submenu", { label: head.label })}
                onClick={() => setOpened(opened === head.id ? null : head.id)}
              >
                <Icon name="caretDown" size={18} />
              </button>
            )}
          </li>,
          ...below.map((item) => (
            <li key={item.id} hidden={opened !== head.id}>
              <MenuLink item={item} className={styles.sub}>
                <span>{item.label}</span>
              </MenuLink>
            </li>
          )),
        ])}
      </ul>
    </nav>
  );
}
