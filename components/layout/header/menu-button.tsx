import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import styles from "@/components/layout/header/header.module.css";
import { Icon } from "@/components/ui/values/icon";
import { useCurrentPath } from "@/hooks/layout/use-current-path";
import { useLazyPart } from "@/hooks/ui/use-lazy-part";
import { useTexts } from "@/hooks/ui/use-texts";
import type { LayoutData } from "@/utils/layout/page-layout";

const loadMenu = () => import("@/components/layout/header/mobile-menu").then(({ MobileMenu }) => MobileMenu);
/** The footer's list of links, which is the menu if there is no script. */
const LINK_LIST = "#footer-links";

/** The hamburger button of narrow screens (HEAD-03). Until its script has loaded, it is a link to the footer's list. */
export function MenuButton({ layout, search }: { layout: LayoutData; search?: ReactNode }) {
  const { t } = useTexts();
  const path = useCurrentPath();
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const { part: Menu, loadPart } = useLazyPart(loadMenu);

  // A layout effect: a passive effect can run after the first click on a hydrating page, and would undo that click.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes under it
  useLayoutEffect(() => setOpen(false), [path]);

  const show = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    void loadPart().then((isLoaded) => {
      if (isLoaded) setOpen(true);
      else window.location.hash = LINK_LIST;
    });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button would do nothing where no script runs */}
      <a
        ref={button}
        href={LINK_LIST}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t("nav.menu")}
        className={`${styles.tool} ${styles.hamburger}`}
        onPointerEnter={() => void loadPart()}
        onFocus={() => void loadPart()}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key === " ") show(event);
        }}
      >
        <Icon name="list" size={26} />
      </a>
      {Menu && (
        <Menu
          layout={layout}
          search={search}
          open={open}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
